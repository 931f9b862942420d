import { bookAtOnce } from "../testing/booking-crowd";

bookAtOnce(100);
