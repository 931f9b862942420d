import { demoAccounts } from "../../db/demo/accounts";
import { walkTheMasks } from "../../testing/mask-walk";

walkTheMasks(
  demoAccounts.map(({ email }) => email),
  20,
);
