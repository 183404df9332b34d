import { describe, expect, test } from 'vitest';
import type { Condition, Effect, Modifier, Step, When } from '../../engine/definition';
import { cardById, loadCards } from '../index';
import { cardText, choiceText, effectText } from './generate';
import { effectKindLabel } from './kinds';
import { shortEffect, widthOf } from './short';
import { both, card, DRAW } from './testing';

const ON_TARGET = 'Once per turn, during your Main Phase: You can target 1 monster on the field; ';
const ON_TARGET_KO = '1턴에 1번, 자신 메인 페이즈에, 필드의 몬스터 1장을 대상으로 하고 발동할 수 있다. ';
const steps = (...list: Step[]): Effect => ({
  kind: 'ignition',
  limit: { per: 'turn', key: 'copy' },
  target: [{ kind: 'monster', as: 't' }],
  do: list,
});

describe('steps and how they are joined', () => {
  const cases: [string, Step[], string, string][] = [
    [
      'then, with a choice',
      [
        { op: 'takeControl', what: '$t', until: 'endPhase' },
        { op: 'changePosition', what: '$t', to: 'other', join: 'then', may: true },
      ],
      'take control of it until the End Phase, then you can change its battle position.',
      '엔드 페이즈까지, 대상 몬스터의 컨트롤을 얻는다. 그 후, 대상 몬스터의 표시 형식을 변경할 수 있다.',
    ],
    [
      'if you do, on the same card',
      [
        { op: 'destroy', what: '$t' },
        { op: 'banish', what: '$t', join: 'ifDo' },
      ],
      'destroy it, and if you do, banish it.',
      '대상 몬스터를 파괴하고 제외한다.',
    ],
    [
      'one duration for two steps',
      [
        { op: 'changeStats', what: '$t', atk: { add: 400 }, until: 'turnEnd' },
        { op: 'negateEffects', what: '$t', join: 'but', until: 'turnEnd' },
      ],
      'until the end of this turn, it gains 400 ATK, but negate its effects.',
      '턴 종료시까지, 대상 몬스터의 공격력을 400 올리고, 대상 몬스터의 효과를 무효로 한다.',
    ],
    [
      'another card in between: no more "it"',
      [
        { op: 'destroy', what: { all: true, of: 'you' } },
        { op: 'returnToHand', what: '$t', join: 'also' },
      ],
      "destroy all cards you control, also return that monster to its owner's hand.",
      '자신 필드의 모든 카드를 파괴한다. 또한, 대상 몬스터를 패로 되돌린다.',
    ],
    [
      'names given by a step, and a rider',
      [
        { op: 'banish', what: { n: 2, from: 'gy', of: 'you', kind: 'monster', attribute: ['light', 'dark'] }, as: 'x' },
        { op: 'specialSummon', what: '$x', to: 'opponent', position: 'defense', leaving: 'banished', join: 'then' },
      ],
      "banish 2 LIGHT or DARK monsters from your GY, then Special Summon them to your opponent's field in Defense Position. Banish monsters Summoned this way when they leave the field.",
      '자신 묘지에서 빛 / 어둠 속성 몬스터 2장을 골라 제외한다. 그 후, 그 몬스터를 상대 필드에 수비 표시로 특수 소환한다. 이 효과로 특수 소환한 몬스터가 필드에서 벗어날 경우, 대신에 제외한다.',
    ],
    [
      'later',
      [
        { op: 'draw', who: 'both', n: 2 },
        { op: 'delay', at: { phase: 'end', turn: 'opponent' }, do: DRAW, join: 'also' },
      ],
      "both players draw 2 cards, also draw 1 card during your opponent's next End Phase.",
      '서로 2장 드로우한다. 또한, 다음 상대 엔드 페이즈에, 자신은 1장 드로우한다.',
    ],
    [
      'a condition told in the past',
      [
        { op: 'banish', what: '$t' },
        {
          op: 'gainLP',
          who: 'you',
          amount: 500,
          join: 'ifDo',
          if: [{ cond: 'matches', card: '$t', as: { kind: 'monster', attribute: 'dark' } }],
        },
      ],
      'banish it, and if you do, gain 500 LP if it was a DARK monster.',
      '대상 몬스터를 제외하고, 대상 몬스터가 어둠 속성 몬스터였을 경우, 자신은 500 LP를 회복한다.',
    ],
    [
      'amounts',
      [
        { op: 'damage', to: 'opponent', amount: { half: { stat: 'atk', of: '$t', original: true } } },
        { op: 'damage', to: 'both', amount: { times: [{ count: { from: 'gy', of: 'you', kind: 'spell' } }, 300] } },
      ],
      'inflict damage equal to half its original ATK to your opponent, also each player takes 300 damage for each Spell in your GY.',
      '상대에게 대상 몬스터의 원래 공격력의 절반만큼의 데미지를 준다. 또한, 서로 자신 묘지의 마법 카드의 수 × 300 데미지를 받는다.',
    ],
  ];
  test.each(cases)('%s', (_, list, en, ko) => {
    expect(both(steps(...list))).toEqual([ON_TARGET + en, ON_TARGET_KO + ko]);
  });

  test('choices stand below, each on its line', () => {
    const effect = steps({
      op: 'chooseOne',
      of: [{ do: [{ op: 'destroy', what: '$t' }] }, { if: [{ cond: 'handCount', who: 'you', max: 0 }], do: DRAW }],
    });
    const c = card([effect]);
    expect(effectText(c, 0, 'en')).toBe(
      `${ON_TARGET}apply 1 of these effects.\n● Destroy it.\n● If you have no cards in your hand, draw 1 card.`,
    );
    expect(effectText(c, 0, 'ko')).toContain('\n●자신의 패가 0장일 경우, 자신은 1장 드로우한다.');
    expect(choiceText(c, 0, 1, 'en')).toBe('Draw 1 card');
    expect(choiceText(c, 0, 2, 'en')).toBeNull();
  });
});

describe('what an effect answers', () => {
  const trigger = (when: When): Effect => ({ kind: 'trigger', when, do: DRAW });
  const cases: [When, string, string][] = [
    [
      { event: 'destroyed', card: { kind: 'monster', of: 'you', archetype: 'mermail', not: 'self' }, by: 'opponent' },
      'If 1 or more other "Mermail" monsters you control are destroyed by your opponent\'s card',
      '자신의 이 카드 이외의 "머메일" 몬스터가 상대에 의해 파괴되었을 경우',
    ],
    [
      { event: 'summoned', card: { kind: 'monster', level: { min: 7 } }, tribute: true, by: 'you', timing: 'when' },
      'When you Tribute Summon 1 or more Level 7 or higher monsters',
      '자신이 레벨 7 이상의 몬스터를 어드밴스 소환했을 때',
    ],
    [
      {
        event: 'battled',
        card: 'self',
        role: 'attacker',
        against: { of: 'opponent', kind: 'monster' },
        targetWasFaceDown: true,
      },
      "After damage calculation, if this card attacked an opponent's face-down monster",
      '이 카드가 상대의 뒷면 표시 몬스터를 공격한 데미지 계산 후',
    ],
    [
      { event: 'activated', by: 'opponent', what: { of: ['spellCard', 'spellEffect'], includes: ['draw'] } },
      'When your opponent activates a Spell Card or Spell effect that includes drawing a card',
      '상대가 카드를 드로우하는 효과를 포함하는 마법 카드 또는 그 효과를 발동했을 때',
    ],
    [
      { event: 'leavesField', card: { kind: ['spell', 'trap'], of: 'opponent' } },
      'If 1 or more Spells/Traps your opponent controls leave the field',
      '상대의 마법 / 함정 카드가 필드에서 벗어났을 경우',
    ],
    [
      { event: 'attackTargeted', card: 'self' },
      'If this card is targeted for an attack',
      '이 카드가 공격 대상으로 선택되었을 경우',
    ],
    [
      { event: 'tributed', card: 'self', for: 'tributeSummon' },
      'If this card is Tributed for a Tribute Summon',
      '이 카드가 어드밴스 소환을 위해 릴리스되었을 경우',
    ],
  ];
  test.each(cases)('%j', (when, en, ko) => {
    expect(both(trigger(when))).toEqual([
      `${en}: You can draw 1 card.`,
      `${ko}에 발동할 수 있다. 자신은 1장 드로우한다.`,
    ]);
  });

  test('what is no command is not something "you can"', () => {
    const effect: Effect = {
      kind: 'trigger',
      when: { event: 'summoned', card: { kind: 'monster' }, by: 'you' },
      do: [{ op: 'changeStats', what: '$event', atk: { add: 300 }, until: 'turnEnd' }],
    };
    expect(both(effect)[0]).toBe(
      'If you Summon 1 or more monsters: You can activate this effect; those monsters gain 300 ATK until the end of this turn.',
    );
  });
});

describe('limits, places, conditions', () => {
  test('a quick effect in the GY', () => {
    const effect: Effect = {
      kind: 'quick',
      phase: { phase: 'main1', turn: 'opponent' },
      from: ['gy'],
      limit: { per: 'duel', key: 'name', n: 2 },
      if: [{ cond: 'controls', who: 'you', cards: { kind: 'monster' }, max: 0 }],
      cost: [{ op: 'banish', what: 'self' }],
      do: DRAW,
    };
    expect(both(effect)).toEqual([
      'You can use this effect of "Test Dragon" only twice per Duel. During your opponent\'s Main Phase 1, if you control no monsters (Quick Effect): You can banish this card from your GY; draw 1 card.',
      '이 카드명의 효과는 듀얼 중에 2번만 사용할 수 있다. 자신 필드에 몬스터가 존재하지 않을 경우, 상대 메인 페이즈 1에, 묘지의 이 카드를 제외하고 발동할 수 있다. 자신은 1장 드로우한다.',
    ]);
  });

  test('a card that only comes to the field', () => {
    const activation: Effect = { kind: 'activation', do: [] };
    expect(both(activation, { kind: 'trap' })).toEqual(['', '']);
    expect(both({ ...activation, limit: { per: 'turn', key: 'activation' } }, { kind: 'trap' })).toEqual([
      'You can activate only 1 "Test Dragon" per turn.',
      '이 카드명의 카드는 1턴에 1장만 발동할 수 있다.',
    ]);
    expect(both({ ...activation, cost: [{ op: 'payLP', amount: 1000 }] }, { kind: 'trap' })).toEqual([
      'Pay 1000 LP; activate this card.',
      '1000 LP를 지불하고 이 카드를 발동할 수 있다.',
    ]);
  });

  test('the limit names the number where there are several', () => {
    const limited: Effect = { kind: 'ignition', limit: { per: 'turn', key: 'name' }, do: DRAW };
    const c = card([{ kind: 'continuous', apply: [{ mod: 'pierce', to: 'self' }] }, limited]);
    expect(effectText(c, 1, 'ko')).toMatch(/^이 카드명의 ②의 효과는 1턴에 1번만/);
  });

  test('replacement and procedure', () => {
    expect(
      both({
        kind: 'replacement',
        of: { kind: 'monster', of: 'you', type: 'machine' },
        by: ['battle', 'effect'],
        optional: true,
        do: [{ op: 'banish', what: { from: 'gy', of: 'you' } }],
      }),
    ).toEqual([
      'If a Machine monster you control would be destroyed by battle or by a card effect, you can banish 1 card from your GY instead.',
      '자신 필드의 기계족 몬스터가 전투 / 효과로 파괴될 경우, 대신에 자신 묘지에서 카드 1장을 골라 제외할 수 있다.',
    ]);
    expect(
      both({
        kind: 'procedure',
        from: ['hand'],
        cost: [{ op: 'tribute', what: { n: 2, kind: 'monster', of: 'opponent' } }],
        to: 'opponent',
        oath: [{ mod: 'cannotSummon', who: 'you', methods: ['normal', 'set'] }],
      }),
    ).toEqual([
      "You can Special Summon this card from your hand to your opponent's field by Tributing 2 monsters your opponent controls. You cannot Normal Summon or Set monsters during the turn you Special Summon this card this way.",
      '상대 필드의 몬스터 2장을 릴리스하고, 이 카드를 패에서 상대 필드에 특수 소환할 수 있다. 이 방법으로 특수 소환하는 턴에, 자신은 몬스터를 통상 소환할 수 없다.',
    ]);
  });
});

describe('what applies continuously', () => {
  const HERE = '이 카드가 몬스터 존에 존재하는 한, ';
  const cases: [Modifier[], Condition[], string, string][] = [
    [
      [{ mod: 'untargetable', to: { kind: 'monster', of: 'you', archetype: 'gadget' }, from: 'opponent' }],
      [],
      'Your opponent cannot target "Gadget" monsters you control with card effects.',
      `${HERE}상대는 자신 필드의 "가제트" 몬스터를 효과의 대상으로 할 수 없다.`,
    ],
    [
      [{ mod: 'indestructible', to: 'self', by: ['battle', 'effect'], from: 'opponent' }],
      [{ cond: 'matches', card: 'self', as: { position: 'attack' } }],
      "If this card is in Attack Position, this card cannot be destroyed by battle or by your opponent's card effects.",
      '이 카드가 공격 표시일 경우, 이 카드는 전투 / 상대의 효과로는 파괴되지 않는다.',
    ],
    [
      [
        {
          mod: 'stat',
          to: 'self',
          atk: { add: { times: [{ counters: 'spell', on: 'self' }, 300] } },
          def: { halve: true },
        },
      ],
      [],
      'This card gains 300 ATK for each Spell Counter on it and its DEF is halved.',
      '이 카드의 공격력은 이 카드의 마력 카운터의 수 × 300 올리고, 수비력은 절반이 된다.',
    ],
    [
      [{ mod: 'cannotSummon', who: 'both', methods: ['special'] }],
      [{ cond: 'compare', left: { lp: 'you' }, is: 'atMost', right: 1000 }],
      'If your LP are 1000 or less, neither player can Special Summon monsters.',
      `${HERE}자신의 LP가 1000 이하일 경우, 서로 몬스터를 특수 소환할 수 없다.`,
    ],
    [
      [{ mod: 'selfDestroy', to: 'self' }],
      [{ cond: 'exists', cards: { from: 'fieldZone', kind: 'spell' }, max: 0 }],
      'If there are no Spells in the Field Zone, destroy this card.',
      '필드 존에 마법 카드가 존재하지 않을 경우, 이 카드는 파괴된다.',
    ],
    [
      [{ mod: 'cannotChangePosition', to: { kind: 'monster' } }],
      [{ cond: 'phase', in: ['main1', 'main2'] }],
      'During the Main Phase, the battle positions of monsters on the field cannot be changed.',
      `${HERE}메인 페이즈에, 필드의 몬스터의 표시 형식은 변경할 수 없다.`,
    ],
  ];
  test.each(cases)('%j %j', (apply, conditions, en, ko) => {
    expect(both({ kind: 'continuous', apply, if: conditions })).toEqual([en, ko]);
  });
});

describe('the catalogue', () => {
  test('rules stand before the numbers, effects of one number together', () => {
    expect(cardText(cardById(65367484)!, 'en')).toEqual([
      'This card cannot be Normal Summoned or Set. It must first be Special Summoned in the following way. If you control no monsters, you can Special Summon this card from your hand.',
      '①: If you control another monster, this card cannot attack.',
    ]);
    const gadjiltron = cardText(cardById(50933533)!, 'ko');
    expect(gadjiltron).toHaveLength(2);
    expect(gadjiltron[0]?.split('\n')).toHaveLength(4);
    expect(cardText(cardById(97077563)!, 'en')).toHaveLength(1);
    expect(cardText(cardById(91152256)!, 'en')).toEqual([]);
  });

  describe.each(loadCards().map((c) => [c.name.en, c] as const))('%s', (_, c) => {
    test.each(['en', 'ko'] as const)('reads well in %s', (lang) => {
      for (const [i, effect] of c.effects.entries()) {
        const text = effectText(c, i, lang);
        if (text === '') {
          expect(effect.kind).toBe('activation');
          continue;
        }
        expect(text).toMatch(/[.]$/);
        expect(text).not.toMatch(/undefined|null|NaN|\$[a-z]|#\d| {2}| [.,;:]|\.\.|,,|: $/);
        expect(text).not.toMatch(lang === 'en' ? /[가-힣]/ : /[a-z]{3}/);
        const short = shortEffect(c, i, lang);
        expect(widthOf(short)).toBeLessThanOrEqual(62);
        expect(short).not.toContain('\n');
        if ('do' in effect) expect(short).not.toBe('');
        expect(effectKindLabel(effect, lang)).not.toBe('');
      }
    });
  });
});

test('kinds of effects', () => {
  const label = (id: number, effect: number, lang: 'en' | 'ko' = 'en') =>
    effectKindLabel(cardById(id)!.effects[effect]!, lang);
  expect(label(26202165, 0)).toBe('Trigger, mandatory, from GY');
  expect(label(14558127, 0)).toBe('Quick, from hand');
  expect(label(14558127, 0, 'ko')).toBe('유발 즉시 효과, 패에서');
  expect(label(31560081, 0)).toBe('Flip, mandatory');
  expect(label(53129443, 0)).toBe('Activation of the card');
});

test('one line for the Chain', () => {
  expect(shortEffect(cardById(5318639)!, 0, 'en')).toBe('Destroy the target');
  expect(shortEffect(cardById(5318639)!, 0, 'ko')).toBe('대상을 파괴한다');
  expect(shortEffect(cardById(49010598)!, 0, 'en')).toBe('Negate the activation, destroy that monster');
  expect(shortEffect(cardById(37694547)!, 0, 'en')).toBe('Activate this card');
  expect(shortEffect(cardById(31971040)!, 0, 'en')).toBe('Apply 1 of these effects');
  expect(shortEffect(cardById(31971040)!, 0, 'ko')).toBe('이하의 효과에서 1개를 골라 적용한다');
});
