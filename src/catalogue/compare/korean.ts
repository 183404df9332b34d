/** What an official Korean text says about its effects that can be read off its words. */

export interface Said {
  /** Number of the effect; 0 for what stands before the first number, null for a whole text without numbers. */
  no: number | null;
  /** It is activated (발동). */
  activated: boolean;
  targets: boolean;
  timings: Set<'when' | 'if'>;
  /** Must it be, may it be activated. */
  mandatory: boolean;
  optional: boolean;
  limits: Set<string>;
  /** Every number from 2 on; `half` and `double` for the words. */
  numbers: Set<string>;
  tokens: string[];
}

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩';
const TYPES: Record<string, string> = { 식물족: 'plant', 야수족: 'beast', 사이버스족: 'cyberse' };
const ATTRIBUTES: Record<string, string> = {
  빛: 'light',
  어둠: 'dark',
  땅: 'earth',
  물: 'water',
  화염: 'fire',
  바람: 'wind',
};

/** The text by number: 0 is what stands before ①. A text without numbers is one piece. */
const piecesOf = (text: string): { no: number | null; text: string }[] => {
  const marks = [...text.matchAll(new RegExp(`([${CIRCLED}])\\s*[:：]`, 'g'))];
  if (marks.length === 0) return [{ no: null, text }];
  const pieces = [{ no: 0, text: text.slice(0, marks[0]?.index) }];
  marks.forEach((mark, i) => {
    pieces.push({
      no: CIRCLED.indexOf(mark[1] ?? '') + 1,
      text: text.slice(mark.index + mark[0].length, marks[i + 1]?.index),
    });
  });
  return pieces;
};

/** Limits written once for several effects: which effects, and on what they count. */
const nameLimits = (text: string): { limit: string; numbers: number[] | 'all' }[] => {
  const found: { limit: string; numbers: number[] | 'all' }[] = [];
  const effects = new RegExp(
    `(이 카드명의|이 카드의|"[^"]+"의) (?:([${CIRCLED}]+)의 )?(?:펜듈럼 |몬스터 )?효과는,?(?: 각각)? (1턴|듀얼 중)에 1번(?:밖에|, 어느)`,
    'g',
  );
  for (const [, whose, numbers, per] of text.matchAll(effects)) {
    const list = numbers ? [...numbers].map((sign) => CIRCLED.indexOf(sign) + 1) : 'all';
    const key = whose === '이 카드의' ? 'copy' : 'name';
    found.push({ limit: `${per === '1턴' ? 'turn' : 'duel'} by ${key}`, numbers: list });
  }
  if (/(?:이 카드명의 카드는|"[^"]+"은|"[^"]+"는) 1턴에 1장밖에 발동/.test(text)) {
    // Said of the card: what is done at its activation stands first.
    found.push({ limit: 'turn by activation', numbers: [1] });
  }
  return found;
};

/** Sentences in which something is activated, up to the word that says so. */
const activations = (text: string): string[] =>
  text.split(/(?<=다)[.。]|●|\n/).flatMap((sentence) => sentence.match(/^.*?발동(?:한다|할 수 있다)/)?.[0] ?? []);

const timingsIn = (text: string): Set<'when' | 'if'> => {
  const timings = new Set<'when' | 'if'>();
  for (const [, word] of text.matchAll(/[했었았졌렸됐냈났갔]을 (때|경우)/g)) timings.add(word === '때' ? 'when' : 'if');
  if (/선언시(?:에|,)|시기에/.test(text)) timings.add('when');
  return timings;
};

const tokensIn = (text: string): string[] =>
  [...text.matchAll(/\(([^/()]+) \/ ([^/()]+) \/ 레벨 (\d+) \/ 공 (\d+) \/ 수 (\d+)\) (\d+)장/g)].map(
    ([, type = '', attribute = '', level, atk, def, n]) =>
      `${n} of ${TYPES[type] ?? type}, ${ATTRIBUTES[attribute] ?? attribute}, Level ${level}, ${atk}/${def}`,
  );

const numbersIn = (text: string): Set<string> => {
  const plain = text
    .replace(/"[^"]*"/g, '')
    .replace(/(?:1턴|듀얼 중)에 1[번장]밖에/g, '')
    .replace(/\([^()]*레벨[^()]*\) \d+장/g, '');
  const numbers = new Set<string>();
  for (const [number] of plain.matchAll(/\d+/g)) if (Number(number) > 1) numbers.add(number);
  if (plain.includes('절반')) numbers.add('half');
  if (/배가 된다|배로 한다/.test(plain)) numbers.add('double');
  return numbers;
};

/** Reads a Korean text piece by piece. */
export const saidIn = (text: string): Said[] => {
  const limits = nameLimits(text);
  return piecesOf(text).map(({ no, text: piece }) => {
    const sentences = activations(piece);
    const said: Said = {
      no,
      activated: sentences.length > 0,
      // To choose one of several effects is not to target.
      targets: /(?<!공격 )대상으로 하|(?<!효과에서 1개를 )선택하고/.test(piece),
      // An old text has its effects in sentences of their own, activated or not.
      timings: timingsIn(no === null ? piece : sentences.join(' ')),
      mandatory: /발동한다/.test(piece),
      optional: /발동할 수 있다/.test(piece),
      limits: new Set(),
      numbers: numbersIn(piece),
      tokens: tokensIn(piece),
    };
    if (/(?:^\s*(?:1턴|자신 \/ 상대 턴)|(?:^|\. )이 효과는 1턴)에 1번(?!밖에)/m.test(piece))
      said.limits.add('turn by copy');
    if (/앞면 표시로 존재하는 한 1번만/.test(piece)) said.limits.add('duel by copy');
    if (/동일한 체인 위에서는 1번/.test(piece)) said.limits.add('chain by copy');
    if (/데미지 계산시에 1번/.test(piece)) said.limits.add('battle by copy');
    if (no !== 0) {
      for (const { limit, numbers } of limits) {
        if (no === null || numbers === 'all' || numbers.includes(no)) said.limits.add(limit);
      }
    }
    return said;
  });
};
