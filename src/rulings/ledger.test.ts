import { describe, expect, it } from 'vitest';
import { readLedger } from './ledger';

describe('readLedger', () => {
  it('reads ids and counts outcomes', () => {
    const source = `# a ledger
about: words
cases:
- id: first
  cards:
    - {en: "A: b", password: 1}
  scenario:
    given:
      - "x"
    then:
      - "one, [two]"
      - "a long one
        that goes on"
  needs: [chain]

- id: "second"   # no board
  needs: []
- id: third
  then:
  - P1 LP = 7500
  - 'two'
  contrast:
  - not counted
- id: fourth
  then: ["a, b", c]
`;
    expect(readLedger(source)).toEqual([
      { id: 'first', outcomes: 2, board: true },
      { id: 'second', outcomes: 0, board: false },
      { id: 'third', outcomes: 2, board: true },
      { id: 'fourth', outcomes: 2, board: true },
    ]);
  });
});
