/** The official cards a definition is compared with: a file of one JSON object a line, read and never stored. */

export interface OfficialCard {
  id: number;
  en: string;
  ko: string | null;
  ja: string | null;
  kind: string;
  /** `Normal`, `Quick-Play`, ... on Spells and Traps. */
  property?: string;
  /** `Warrior / Tuner / Effect`. */
  typeLine?: string;
  attribute?: string;
  level?: number;
  rank?: number;
  scale?: number;
  /** One symbol for each Link Arrow. */
  linkArrows?: string[];
  atk?: number | string;
  def?: number | string;
  text: { en?: string; ko?: string };
  pendulumText?: { en?: string; ko?: string };
}

/** All cards of a reference file, by passcode. */
export const readOfficial = (text: string): Map<number, OfficialCard> => {
  const cards = new Map<number, OfficialCard>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const card = JSON.parse(line) as OfficialCard;
    cards.set(card.id, card);
  }
  return cards;
};
