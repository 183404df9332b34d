import { describe, expect, test } from 'vitest';
import type { CardDefinition, Condition, Effect, Step } from '../../engine/definition';
import { cardText, effectText } from './generate';
import { effectKindLabel } from './kinds';
import { shortEffect } from './short';
import { both, card, DRAW, MONSTER, THEIRS } from './testing';

describe('steps', () => {
  const onAttacker = (list: Step[]): Effect => ({
    kind: 'activation',
    when: { event: 'attackDeclared', card: THEIRS },
    target: [{ is: '$attacker', as: 't' }],
    do: list,
  });
  const EN = "When an opponent's monster declares an attack: Target the attacking monster; ";
  const KO = '상대 몬스터의 공격 선언시, 공격 몬스터 1장을 대상으로 하고 발동할 수 있다. ';
  const cases: [Step[], string, string][] = [
    [
      [{ op: 'negateAttack' }, { op: 'set', what: 'self', join: 'alsoAfterThat' }],
      'negate the attack, also, after that, Set this card face-down instead of sending it to the GY.',
      '그 공격을 무효로 한다. 그 후, 이 카드를 묘지로 보내지 않고 그대로 세트한다.',
    ],
    [
      [
        { op: 'destroy', what: '$t' },
        { op: 'damage', to: 'you', amount: { stat: 'atk', of: '$t', original: true, before: true }, join: 'ifDo' },
        { op: 'damage', to: 'opponent', amount: { amountOf: 'stepBefore' }, join: 'then' },
      ],
      'destroy it, and if you do, take damage equal to its original ATK, then inflict damage equal to the damage you took to your opponent.',
      '대상 몬스터를 파괴하고, 자신은 대상 몬스터의 원래 공격력만큼의 데미지를 받는다. 그 후, 상대에게 자신이 받은 데미지만큼의 데미지를 준다.',
    ],
    [
      [
        { op: 'extraAttack', what: '$t' },
        {
          op: 'linger',
          apply: [{ mod: 'stat', to: '$t', atk: { double: true }, if: [{ cond: 'damageStep', battling: '$t' }] }],
          until: 'battlePhaseEnd',
          join: 'also',
        },
      ],
      'it can attack once more during this Battle Phase, also, until the end of the Battle Phase, its ATK is doubled during the Damage Step if it battles.',
      '대상 몬스터는 이 배틀 페이즈 중에 1번 더 공격할 수 있다. 또한, 배틀 페이즈 종료시까지, 대상 몬스터가 전투를 실행하는 데미지 스텝 동안, 대상 몬스터의 공격력은 배가 된다.',
    ],
    [
      [
        { op: 'changeAttackTarget', to: '$t' },
        { op: 'calculateDamage', join: 'ifDo' },
      ],
      'change the attack target to it, and if you do, perform damage calculation.',
      '공격 대상을 대상 몬스터로 옮기고, 데미지 계산을 실행한다.',
    ],
    [
      [
        { op: 'changeStats', what: '$t', atk: { halve: true }, original: true, until: 'damageCalculation' },
        { op: 'draw', who: 'you', n: { count: { ...MONSTER, of: 'you' } }, join: 'also' },
      ],
      'halve its original ATK during this damage calculation only, also draw 1 card for each monster you control.',
      '그 데미지 계산시에만, 대상 몬스터의 원래 공격력을 절반으로 한다. 또한, 자신은 자신 필드의 몬스터의 수만큼 드로우한다.',
    ],
    [
      [
        { op: 'changePosition', what: { ...THEIRS, all: true, faceUp: false }, to: 'faceUp' },
        { op: 'skipPhase', phase: 'draw', who: 'you', times: 2, join: 'also' },
        { op: 'delay', at: { phase: 'end', turn: 'opponent', nth: 3 }, do: DRAW, join: 'also' },
      ],
      "flip all face-down monsters your opponent controls face-up, also skip your next 2 Draw Phases, also draw 1 card during your opponent's 3rd End Phase from now.",
      '상대 필드의 모든 뒷면 표시 몬스터를 앞면 표시로 한다. 또한, 다음 자신 드로우 페이즈를 2번 스킵한다. 또한, 지금부터 3번째 상대 엔드 페이즈에, 자신은 1장 드로우한다.',
    ],
    [
      [
        { op: 'destroy', what: '$t', to: 'deckTop' },
        { op: 'normalSummonNow', what: { type: 'warrior' }, join: 'then', may: true },
        { op: 'setLP', who: 'both', n: 100, join: 'also' },
      ],
      "destroy it, and if you do, place it on top of its owner's Deck, then, immediately after this effect resolves, you can Normal Summon or Set 1 Warrior monster, also both players' LP become 100.",
      '대상 몬스터를 파괴하고, 묘지로 보내지 않고 주인의 덱 맨 위로 되돌린다. 그 후, 이 효과의 처리 직후, 전사족 몬스터 1장을 통상 소환할 수 있다. 또한, 서로의 LP는 100이 된다.',
    ],
    [
      [
        { op: 'discard', what: { from: 'hand', of: 'opponent', random: true }, as: 'x' },
        {
          op: 'gainLP',
          who: 'you',
          amount: 500,
          join: 'ifDo',
          if: [{ cond: 'matches', card: '$x', as: { exceptName: 44095762 } }],
        },
      ],
      'your opponent discards 1 random card, and if they do, gain 500 LP if it was not "Mirror Force".',
      '상대는 패를 무작위로 1장 버리고, 그 카드가 "성스러운 방어막 거울의 힘" 이외의 카드였을 경우, 자신은 500 LP를 회복한다.',
    ],
  ];
  test.each(cases)('%#', (list, en, ko) => {
    expect(both(onAttacker(list), { kind: 'trap' })).toEqual([EN + en, KO + ko]);
  });

  test('costs', () => {
    const cost: Step[] = [
      { op: 'reveal', what: 'self' },
      { op: 'detach', n: 2, from: 'self' },
    ];
    expect(both({ kind: 'ignition', from: ['hand'], cost, do: DRAW })).toEqual([
      'During your Main Phase: You can reveal this card in your hand and detach 2 Xyz Materials from this card; draw 1 card.',
      '자신 메인 페이즈에, 패의 이 카드를 상대에게 보여주고, 이 카드의 엑시즈 소재를 2개 제거하고 발동할 수 있다. 자신은 1장 드로우한다.',
    ]);
  });

  test('several targets are told apart by their places', () => {
    const effect: Effect = {
      kind: 'activation',
      target: [
        { ...THEIRS, as: 'a', compare: { stat: 'atk', is: 'atMost', to: { lp: 'opponent' } } },
        { kind: 'monster', from: 'gy', of: 'you', as: 'b' },
      ],
      do: [
        { op: 'destroy', what: '$a' },
        { op: 'specialSummon', what: '$b', join: 'then' },
      ],
    };
    expect(both(effect, { kind: 'trap' })).toEqual([
      "Target 1 monster your opponent controls whose ATK is less than or equal to your opponent's LP and 1 monster in your GY; destroy the targeted monster your opponent controls, then Special Summon the targeted monster in your GY.",
      '상대 필드의 공격력이 상대의 LP 이하인 몬스터 1장과 자신 묘지의 몬스터 1장을 대상으로 하고 발동할 수 있다. 대상으로 한 상대 필드의 몬스터를 파괴한다. 그 후, 대상으로 한 자신 묘지의 몬스터를 특수 소환한다.',
    ]);
  });

  test('an original value judged by the value of the card itself', () => {
    const compare = { stat: 'atk', original: true, is: 'less', to: { stat: 'atk', of: 'self' } } as const;
    const effect: Effect = {
      kind: 'ignition',
      target: [{ ...THEIRS, as: 'a', compare }],
      do: [{ op: 'destroy', what: '$a' }],
    };
    expect(both(effect, { kind: 'monster' })).toEqual([
      "During your Main Phase: You can target 1 monster your opponent controls whose original ATK is less than this card's ATK; destroy it.",
      '자신 메인 페이즈에, 상대 필드의 원래 공격력이 이 카드의 공격력 미만인 몬스터 1장을 대상으로 하고 발동할 수 있다. 대상 몬스터를 파괴한다.',
    ]);
  });

  test('the other target of an effect, and each owner', () => {
    expect(
      both(
        {
          kind: 'activation',
          when: { event: 'activated', by: 'opponent', what: { of: ['spellCard'], targets: MONSTER, targetCount: 1 } },
          target: [{ ...MONSTER, of: 'you', not: '$chainTargets', as: 't' }],
          do: [{ op: 'changeTarget', to: '$t' }],
        },
        { kind: 'trap' },
      ),
    ).toEqual([
      'When your opponent activates a Spell Card that targets only a monster on the field: Target 1 monster you control, except that monster; change the target of that effect to it.',
      '상대가 필드의 몬스터 1장만을 대상으로 하는 마법 카드를 발동했을 때, 자신 필드의 그 몬스터 이외의 몬스터 1장을 대상으로 하고 발동할 수 있다. 그 효과의 대상을 대상 몬스터로 옮긴다.',
    ]);
    const owners: Step[] = [{ op: 'damage', to: '$event', amount: 300 }];
    expect(both({ kind: 'reaction', when: { event: 'sentToGY', card: {} }, do: owners })).toEqual([
      'Each time 1 or more cards are sent to the GY, inflict 300 damage to the owner of each of those cards.',
      '카드가 묘지로 보내질 때마다, 그 카드 1장마다 그 주인에게 300 데미지를 준다.',
    ]);
  });

  test('what the effect that Summoned it knew', () => {
    const damage: Effect = {
      kind: 'trigger',
      when: { event: 'damage', to: 'you' },
      do: [{ op: 'gainLP', who: 'you', amount: { amountOf: 'event' } }],
    };
    const token: Effect = {
      kind: 'trigger',
      mandatory: true,
      when: { event: 'summoned', card: 'self', timing: 'when' },
      if: [{ cond: 'kept', name: 'how', is: 'battle' }],
      do: [{ op: 'summonTokens', token: 'x', n: 1, atk: { kept: 'amount' }, def: { kept: 'amount' } }],
    };
    const tokens: CardDefinition['tokens'] = {
      x: {
        name: { en: 'X Token', ko: 'X 토큰', ja: 'X' },
        type: 'fairy',
        attribute: 'light',
        level: 7,
        atk: 0,
        def: 0,
      },
    };
    expect(cardText(card([damage, token], { tokens }), 'en')).toEqual([
      '①: If you take damage: You can gain LP equal to the damage you took.',
      '②: When this card is Summoned, if the damage you took was battle damage: Special Summon 1 "X Token" (Fairy, LIGHT, Level 7, ATK ?, DEF ?). This Token\'s original ATK and DEF become the damage you took.',
    ]);
    expect(cardText(card([damage, token], { tokens }), 'ko')[1]).toContain(
      '공격력 ? / 수비력 ?) 1장을 특수 소환한다. 이 토큰의 원래 공격력 / 수비력은 자신이 받은 데미지가 된다.',
    );
  });
});

describe('the whole effect', () => {
  test('a shared limit', () => {
    const limit = { per: 'turn', key: 'copy', group: 'one' } as const;
    const c = card([
      { kind: 'ignition', limit, do: DRAW },
      { kind: 'ignition', limit: { ...limit, key: 'name' }, do: DRAW },
    ]);
    expect(effectText(c, 0, 'en')).toMatch(
      /^You can use only 1 of effects ① and ② of this card per turn, and only once\. During/,
    );
    expect(effectText(c, 0, 'ko')).toMatch(/^이 카드의 ①②의 효과는 1턴에 1번, 어느 한쪽만 사용할 수 있다\. 자신 메인/);
    expect(effectText(c, 1, 'en')).toContain('of effects ① and ② of "Test Dragon" per turn');
    expect(effectText(c, 1, 'ko')).toContain('이 카드명의 ①②의');
  });

  test('once per battle', () => {
    expect(
      both({
        kind: 'quick',
        when: { event: 'damageCalculation', card: 'self' },
        limit: { per: 'battle', key: 'copy' },
        cost: [{ op: 'payLP', amount: 2000 }],
        do: [{ op: 'changeStats', what: 'self', atk: { add: 3000 }, until: 'damageCalculation' }],
      }),
    ).toEqual([
      'Once per battle, during damage calculation, if this card battles (Quick Effect): You can pay 2000 LP; this card gains 3000 ATK during this damage calculation only.',
      '1번의 전투에 1번, 이 카드가 전투를 실행하는 데미지 계산시, 2000 LP를 지불하고 발동할 수 있다. 그 데미지 계산시에만, 이 카드의 공격력을 3000 올린다.',
    ]);
  });

  test('a face-down card, and one that stays', () => {
    expect(
      both({
        kind: 'quick',
        faceDown: true,
        mandatory: true,
        when: { event: 'activated', what: { of: ['spellCard'], targets: 'self', targetCount: 1 } },
        do: [{ op: 'changePosition', what: 'self', to: 'defense' }],
      }),
    ).toEqual([
      'When a Spell Card is activated that targets only this face-down card (Quick Effect): Change this card to face-up Defense Position.',
      '뒷면 표시의 이 카드 1장만을 대상으로 하는 마법 카드가 발동했을 때에 발동한다. 이 카드를 앞면 수비 표시로 한다.',
    ]);
    expect(both({ kind: 'activation', stays: true, do: DRAW }, { kind: 'spell' })).toEqual([
      'After its activation, this card stays on the field. Draw 1 card.',
      '이 카드는 발동 후, 필드에 계속 남는다. 자신은 1장 드로우한다.',
    ]);
  });

  test('maintenance', () => {
    const effect: Effect = {
      kind: 'maintenance',
      phase: { phase: 'standby', turn: 'you' },
      do: [
        { op: 'chooseOne', of: [{ do: [{ op: 'payLP', amount: 100 }] }, { do: [{ op: 'destroy', what: 'self' }] }] },
      ],
    };
    expect(both(effect)).toEqual([
      'During your Standby Phase, pay 100 LP or destroy this card.',
      '자신 스탠바이 페이즈에, 100 LP를 지불하거나, 이 카드를 파괴한다.',
    ]);
    expect(both({ ...effect, do: DRAW })[0]).toBe('During your Standby Phase, draw 1 card.');
    expect(effectKindLabel(effect, 'ko')).toBe('유지 처리');
  });

  test('winning', () => {
    const there = (name: number): Condition => ({ cond: 'exists', cards: { name, from: 'hand', of: 'you' } });
    const effect: Effect = { kind: 'win', from: ['hand'], if: [there(53129443), there(44095762)] };
    expect(both(effect)).toEqual([
      'If you have this card, "Dark Hole", and "Mirror Force" in your hand, you win the Duel.',
      '패에 이 카드와 "블랙홀", "성스러운 방어막 거울의 힘"이 모두 존재할 경우, 자신은 듀얼에서 승리한다.',
    ]);
    expect(both({ ...effect, if: [{ cond: 'handCount', who: 'you', max: 1 }] })).toEqual([
      'If this card is in your hand, and you have 1 or fewer cards in your hand, you win the Duel.',
      '이 카드가 패에 존재하고, 자신의 패가 1장 이하일 경우, 자신은 듀얼에서 승리한다.',
    ]);
    expect(effectKindLabel(effect, 'en')).toBe('Victory condition');
    expect(shortEffect(card([effect]), 0, 'en')).toBe('');
  });

  test('how a monster of the Extra Deck is Summoned', () => {
    const rule = (name: 'mustFirstBeSummonedByItsProcedure' | 'canOnlyBeSpecialSummonedByItsProcedure'): Effect => ({
      kind: 'rule',
      rule: name,
    });
    expect(both(rule('mustFirstBeSummonedByItsProcedure'), { frame: 'synchro' })).toEqual([
      'This card must first be Synchro Summoned.',
      '이 카드는 처음에는 싱크로 소환으로만 특수 소환할 수 있다.',
    ]);
    expect(both(rule('canOnlyBeSpecialSummonedByItsProcedure'), { frame: 'ritual' })).toEqual([
      'This card can only be Ritual Summoned.',
      '이 카드는 의식 소환으로만 특수 소환할 수 있다.',
    ]);
    expect(both({ kind: 'rule', rule: 'cannotBeSpecialSummonedFromGY' })).toEqual([
      'This card cannot be Special Summoned from the GY.',
      '이 카드는 묘지에서 특수 소환할 수 없다.',
    ]);
  });

  test('activations to choose from have a heading', () => {
    const c = card(
      [
        { kind: 'activation', no: 1, do: DRAW },
        { kind: 'activation', no: 1, do: [{ op: 'destroy', what: MONSTER }] },
      ],
      { kind: 'spell' },
    );
    expect(cardText(c, 'en')).toEqual([
      '①: Activate 1 of these effects.\n● Draw 1 card.\n● Destroy 1 monster on the field.',
    ]);
    expect(cardText(c, 'ko')[0]).toMatch(/^①: 이하의 효과에서 1개를 골라 발동할 수 있다\.\n● 자신은/);
  });

  test('a target kept for the other effects', () => {
    const c = card(
      [
        { kind: 'activation', no: 0, target: [{ ...MONSTER, as: 't', bind: 'chained' }], do: [] },
        { kind: 'continuous', apply: [{ mod: 'cannotAttack', to: '$chained' }] },
      ],
      { kind: 'trap', property: 'continuous' },
    );
    expect(cardText(c, 'en')).toEqual([
      'Target 1 monster on the field; activate this card.',
      '①: That monster cannot attack.',
    ]);
    expect(cardText(c, 'ko')[1]).toMatch(/대상 몬스터는 공격할 수 없다\.$/);
  });
});
