/** Words of the game that a ruling may use without saying what they mean, and what they mean (OCG rulebook; rules.md). */
import type { Lang } from '@/store/settings';

interface Term {
  /** Whether a text uses it. */
  used: Record<Lang, RegExp>;
  word: Record<Lang, string>;
  means: Record<Lang, string>;
}

export const TERMS: readonly Term[] = [
  {
    used: { en: /\b(public|hidden)\b/i, ko: /공개/ },
    word: { en: 'Public and hidden', ko: '공개 / 비공개' },
    means: {
      en: 'A card is in a public place where everybody can see what it is: face-up on the field, in the GY, banished face-up, or in a hand that is revealed. The hand, the Deck and face-down cards are hidden.',
      ko: '필드의 앞면 표시, 묘지, 앞면 표시로 제외된 카드, 공개된 패처럼 누구나 볼 수 있는 곳이 공개된 장소이다. 패, 덱, 뒷면 표시 카드는 비공개이다.',
    },
  },
  {
    used: { en: /\b(mandatory|optional)\b/i, ko: /강제|임의/ },
    word: { en: 'Mandatory and optional', ko: '강제 효과 / 임의 효과' },
    means: {
      en: 'A mandatory effect is activated whether its player wants it or not; one whose text says “you can” is optional.',
      ko: '강제 효과는 플레이어의 뜻과 관계없이 발동한다. 텍스트에 "할 수 있다"고 적힌 효과가 임의 효과이다.',
    },
  },
  {
    used: { en: /\b(ranks?|order of (?:simultaneous )?triggers|groups?)\b/i, ko: /순위|묶음|순서대로 쌓/ },
    word: { en: 'The order on a new Chain', ko: '새로운 체인에 쌓는 순서' },
    means: {
      en: 'Mandatory triggers of the turn player, then of the opponent; optional ones of the turn player, then of the opponent; then mandatory Quick Effects of each; last, fast effects and triggers from hidden places, one at a time in turn.',
      ko: '턴 플레이어의 강제 유발 효과, 상대의 강제 유발 효과, 턴 플레이어의 임의 유발 효과, 상대의 임의 유발 효과, 강제인 유발 즉시 효과의 순서로 쌓고, 마지막에 스펠 스피드 2 이상의 효과와 비공개 장소의 유발 효과를 번갈아 발동한다.',
    },
  },
  {
    used: { en: /\bfast effects?\b/i, ko: /유발 즉시|스펠 스피드 2 이상|프리 체인/ },
    word: { en: 'Fast effect', ko: '스펠 스피드 2 이상의 효과' },
    means: {
      en: 'What can be used in answer to something: Quick Effects, Quick-Play Spells and Traps, all of Spell Speed 2 or 3.',
      ko: '무언가에 대응하여 쓸 수 있는 것으로, 유발 즉시 효과, 속공 마법 카드, 함정 카드 등이다.',
    },
  },
  {
    used: { en: /\bSpell Speed\b/i, ko: /스펠 스피드/ },
    word: { en: 'Spell Speed', ko: '스펠 스피드' },
    means: {
      en: '1: Ignition and Trigger Effects, Normal Spells and others that are slow. 2: Quick Effects, Quick-Play Spells, Traps. 3: Counter Traps. A Chain is added to only with Spell Speed 2 or higher, and not with less than its last link has.',
      ko: '1: 기동 효과, 유발 효과, 일반 마법 등. 2: 유발 즉시 효과, 속공 마법, 함정. 3: 카운터 함정. 체인에는 2 이상만, 그리고 마지막 체인보다 낮지 않은 것만 더할 수 있다.',
    },
  },
  {
    used: { en: /\bopen game state\b/i, ko: /오픈 상태/ },
    word: { en: 'Open game state', ko: '오픈 상태' },
    means: {
      en: 'No Chain, nothing due, nobody asked for an answer: only here does the turn player Summon, Set, attack or use what has Spell Speed 1.',
      ko: '체인도 처리할 것도 없고 아무도 대응할 차례가 아닌 상태이다. 소환, 세트, 공격, 스펠 스피드 1의 발동은 이때에만 턴 플레이어가 할 수 있다.',
    },
  },
  {
    used: { en: /\b(pending|negates? (?:a|the) Summon|Summon can be negated)\b/i, ko: /소환을 무효로|소환하려는 때/ },
    word: { en: 'A pending Summon', ko: '소환을 무효로 할 수 있는 시기' },
    means: {
      en: 'A Summon that no Chain Link makes is first declared; then what negates Summons may be used, and only after that has the monster been Summoned and stands on the field.',
      ko: '체인을 만들지 않는 소환은 먼저 선언하고, 그때 소환을 무효로 하는 효과를 발동할 수 있다. 그 시기가 지나야 소환에 성공하여 몬스터가 필드에 존재한다.',
    },
  },
  {
    used: { en: /miss(?:es|ed)? (?:its|the) timing|says? "when"/i, ko: /타이밍을 놓|했을 때에 발동할 수 있다/ },
    word: { en: 'Missing the timing', ko: '타이밍을 놓치다' },
    means: {
      en: 'An optional effect that says “when … you can” is used only if what it answers was the very last thing to happen. One that says “if” cannot miss it.',
      ko: '"~했을 때에 할 수 있다"는 임의 효과는 그 일이 마지막에 일어났을 때에만 발동할 수 있다. "~했을 경우"의 효과는 타이밍을 놓치지 않는다.',
    },
  },
  {
    used: { en: /\breplays?\b/i, ko: /되감기|다시 고르/ },
    word: { en: 'Replay', ko: '전투의 되감기' },
    means: {
      en: 'If a monster enters or leaves the defender’s side of the field before the Damage Step, the attacking player chooses again what to attack, or calls the attack off.',
      ko: '데미지 스텝 전에 공격받는 쪽 필드에 몬스터가 나오거나 필드를 벗어나면, 공격하는 플레이어가 공격 대상을 다시 고르거나 공격을 그만둔다.',
    },
  },
  {
    used: {
      en: /activat(?:es|ed|ion of) (?:an |the |its )?effect|effect, not a card|activation of (?:a|the|its) (?:card|Spell|Trap)/i,
      ko: /효과의 발동|카드의 발동|카드가 아니/,
    },
    word: { en: 'Activating a card or an effect', ko: '카드의 발동 / 효과의 발동' },
    means: {
      en: 'A Spell or Trap Card is activated when it is played from the hand or turned up from where it was Set. A card that is face-up already, a monster, and a card in the GY activate only effects.',
      ko: '패에서 내거나 세트된 것을 뒤집어 사용하는 것이 마법 / 함정 카드의 발동이다. 이미 앞면 표시인 카드, 몬스터, 묘지의 카드가 하는 것은 효과의 발동일 뿐이다.',
    },
  },
];

/** The words a text uses that are worth explaining, in a fixed order. */
export const termsIn = (text: string, lang: Lang): { word: string; means: string }[] =>
  TERMS.filter(({ used }) => used[lang].test(text)).map(({ word, means }) => ({
    word: word[lang],
    means: means[lang],
  }));
