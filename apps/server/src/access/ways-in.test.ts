import { walkTheWaysIn } from "../testing/walks/way-in-walk";

walkTheWaysIn(["people@demo.test"], 1);
