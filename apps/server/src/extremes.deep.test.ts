import { walkTheExtremes } from "./testing/walks/extreme-walk";

walkTheExtremes({ calls: 1, requests: 1, isMeasured: true });
