import { walkThePortal } from "../testing/walk-the-portal";

walkThePortal(true);
