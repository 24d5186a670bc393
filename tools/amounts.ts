/** How much is tried by the tests that could go on for ever: in every run of `npm test`, and in `npm run soak`. */
const TESTED = {
  hamburg: 8,
  bruges: 8,
  amsterdam: 2,
  solo: 8,
  mixed: 1,
  combinations: 8,
  kills: 2,
  fuzz: 2_000,
  evenings: 6,
  days: 2,
  calls: 16,
  pages: 12,
  whole: false,
}
const SOAKED: typeof TESTED = {
  hamburg: 3_500,
  bruges: 2_000,
  amsterdam: 100,
  solo: 500,
  mixed: 20,
  combinations: 200,
  kills: 30,
  fuzz: 50_000,
  evenings: 2_000,
  days: 5_000,
  calls: 4_000,
  pages: 1_000,
  whole: true,
}

/**
 * For each number of players so many games of conformance; so many alone against TOM; for each number of players and each
 * expansion so many; so many with some of the expansions; so many kills of a server; so many senseless messages;
 * so many simulated evenings and spells of some days with servers of which all goes wrong; so many calls of a database that
 * fail in turn, if there are so many; so many damaged pages of a database; and whether every game in the browser is played
 * to its end, or one of each kind.
 */
export const AMOUNTS = process.env.KONTOR_SOAK ? SOAKED : TESTED
