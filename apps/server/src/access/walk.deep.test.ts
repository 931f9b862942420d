import { walkThePortal } from "../testing/walks/walk-the-portal";

walkThePortal(true);
