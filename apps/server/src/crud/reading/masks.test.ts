import { walkTheMasks } from "../../testing/mask-walk";

walkTheMasks(["newcomer@demo.test", "support@demo.test"], 1);
