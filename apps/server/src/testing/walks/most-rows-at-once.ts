import type pg from "pg";

type Told = (error: unknown, answer?: pg.QueryResult) => void;

/** Begins to look at what the database answers; gives the most rows that one of its answers had since. */
export function mostRowsAtOnce(pool: pg.Pool): () => number {
  let most = 0;
  const note = (answer: pg.QueryResult | undefined) => {
    most = Math.max(most, answer?.rows?.length ?? 0);
  };
  pool.on("acquire", (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>;
    const query = (...given: unknown[]) => {
      const tell = given.at(-1);
      if (typeof tell !== "function") {
        const answer = ask(...given);
        void answer.then(note, () => {});
        return answer;
      }
      const noted: Told = (error, answer) => {
        note(answer);
        (tell as Told)(error, answer);
      };
      return ask(...given.slice(0, -1), noted);
    };
    Object.assign(client, { query });
  });
  return () => most;
}
