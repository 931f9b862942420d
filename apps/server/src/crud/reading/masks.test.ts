import { walkTheMasks } from "../../testing/walks/mask-walk";

walkTheMasks(["newcomer@demo.test", "support@demo.test"], 1);
