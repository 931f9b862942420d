// put before a portal's server: its clock begins at CLOCK_BEGINS and goes on from there, so that a journey has its date

const Real = Date;
const ahead = Real.parse(process.env.CLOCK_BEGINS ?? "") - Real.now();
const now = () => Real.now() + ahead;

globalThis.Date = new Proxy(Real, {
  construct: (of, given, as) => Reflect.construct(of, given.length === 0 ? [now()] : given, as),
  apply: () => new Real(now()).toString(),
  get: (of, name) => (name === "now" ? now : Reflect.get(of, name)),
});
