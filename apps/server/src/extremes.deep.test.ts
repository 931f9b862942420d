import { walkTheExtremes } from "./testing/extreme-walk";

walkTheExtremes({ calls: 1, requests: 3 });
