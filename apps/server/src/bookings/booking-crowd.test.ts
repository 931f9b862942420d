import { bookAtOnce } from "../testing/walks/booking-crowd";

bookAtOnce(24);
