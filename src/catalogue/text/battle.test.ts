import { describe, expect, test } from 'vitest';
import type { Condition, Modifier, When } from '../../engine/definition';
import { both, DRAW, MONSTER, THEIRS } from './testing';

describe('moments of a battle', () => {
  const cases: [When, string, string][] = [
    [
      { event: 'damageStep', at: 'start', card: 'self', role: 'attacker', targetWas: 'faceDown' },
      'At the start of the Damage Step, if this card attacks a face-down monster',
      '이 카드가 뒷면 표시 몬스터를 공격하는 데미지 스텝 개시시',
    ],
    [
      {
        event: 'damageStep',
        at: 'start',
        card: 'self',
        against: { ...MONSTER, faceUp: true, exceptAttribute: 'dark' },
      },
      'At the start of the Damage Step, if this card battles a face-up non-DARK monster',
      '이 카드가 앞면 표시 어둠 속성 이외의 몬스터와 전투를 실행하는 데미지 스텝 개시시',
    ],
    [
      { event: 'damageStep', at: 'beforeDamageCalculation', card: 'self', role: 'target', targetWas: 'attackPosition' },
      'Before damage calculation, if this card is attacked while in Attack Position',
      '공격 표시의 이 카드가 공격받는 데미지 계산 전',
    ],
    [
      { event: 'damageStep', at: 'end', card: 'self', role: 'target', against: THEIRS },
      "At the end of the Damage Step, if this card was attacked by an opponent's monster that was not destroyed",
      '이 카드가 파괴되지 않은 상대 몬스터에게 공격받은 데미지 스텝 종료시',
    ],
    [
      { event: 'damageStep', at: 'end', card: 'self', battled: true },
      'At the end of the Damage Step, if this card battled',
      '이 카드가 전투를 실행한 데미지 스텝 종료시',
    ],
    [
      { event: 'attackNegated', card: { ...MONSTER, of: 'you' }, by: 'opponent', timing: 'when' },
      "When the attack of a monster you control is negated by your opponent's card",
      '자신의 몬스터의 공격이 상대에 의해 무효가 되었을 때',
    ],
    [
      { event: 'battleDestroys', card: 'self', what: THEIRS, role: 'attacker', sentToGY: true },
      "If this card attacks and destroys an opponent's monster by battle and sends it to the GY",
      '이 카드가 공격하여 전투로 상대 몬스터를 파괴하고 묘지로 보냈을 경우',
    ],
    [
      { event: 'damage', to: 'opponent', how: 'battle', source: 'self', direct: true },
      'If this card inflicts battle damage to your opponent by a direct attack',
      '이 카드가 직접 공격으로 상대에게 전투 데미지를 주었을 경우',
    ],
    [
      { event: 'damage', to: 'you', by: 'opponent' },
      "If you take damage from your opponent's card",
      '자신이 상대의 카드에 의해 데미지를 받았을 경우',
    ],
    [
      { event: 'summoned', card: 'self', method: ['special'], byOwnEffect: true },
      'If this card is Special Summoned by its own effect',
      '이 카드가 그 자체의 효과로 특수 소환되었을 경우',
    ],
    [
      { event: 'activated', what: { of: ['spellCard'], targets: 'self', targetCount: 1 } },
      'When a Spell Card is activated that targets only this card',
      '이 카드 1장만을 대상으로 하는 마법 카드가 발동했을 때',
    ],
  ];
  test.each(cases)('%j', (when, en, ko) => {
    expect(both({ kind: 'trigger', when, do: DRAW })).toEqual([
      `${en}: You can draw 1 card.`,
      `${ko}에 발동할 수 있다. 자신은 1장 드로우한다.`,
    ]);
  });

  test('without a Chain', () => {
    expect(both({ kind: 'reaction', when: { event: 'targetingResolved', card: 'self' }, do: DRAW })).toEqual([
      'After a card effect that targets this card resolves, draw 1 card.',
      '이 카드를 대상으로 하는 효과의 처리 후에, 자신은 1장 드로우한다.',
    ]);
    expect(
      both({
        kind: 'reaction',
        when: { event: 'battlePhaseEnded' },
        if: [{ cond: 'didThisTurn', card: 'self', what: 'attacked' }],
        do: DRAW,
      }),
    ).toEqual([
      'At the end of the Battle Phase, if this card attacked this turn, draw 1 card.',
      '배틀 페이즈 종료시에, 이 카드가 이 턴에 공격했을 경우, 자신은 1장 드로우한다.',
    ]);
  });
});

describe('conditions', () => {
  const cases: [Condition[], string, string][] = [
    [
      [{ cond: 'damageStep', battling: { ...MONSTER, attribute: 'light', of: 'you' } }],
      'During the Damage Step, if a LIGHT monster you control battles',
      '자신의 빛 속성 몬스터가 전투를 실행하는 데미지 스텝 동안',
    ],
    [
      [
        {
          cond: 'damageStep',
          at: ['beforeDamageCalculation', 'start'],
          battling: 'self',
          role: 'target',
          against: THEIRS,
        },
      ],
      "From the start of the Damage Step until just before damage calculation, if this card is attacked by an opponent's monster",
      '이 카드가 상대 몬스터에게 공격받는 데미지 스텝 개시시부터 데미지 계산 전까지',
    ],
    [
      [{ cond: 'damageStep', at: ['start', 'end'] }],
      'At the start of the Damage Step or at the end of the Damage Step',
      '데미지 스텝 개시시 / 데미지 스텝 종료시에',
    ],
    [
      [{ cond: 'attacking', card: 'self', orAttacked: true }],
      'From the declaration of an attack by or on this card until the end of the Damage Step',
      '이 카드가 공격하거나 공격받는 공격 선언시부터 데미지 스텝 종료시까지',
    ],
    [
      [{ cond: 'didThisTurn', card: 'self', what: 'destroyedByBattle' }],
      'If this card destroyed a monster by battle this turn',
      '이 카드가 이 턴에 전투로 몬스터를 파괴했을 경우',
    ],
    [
      [
        {
          cond: 'anyOf',
          of: [
            { cond: 'summoned', card: 'self', method: ['normal'], thisTurn: true },
            { cond: 'didThisTurn', card: 'self', what: 'flippedFaceUp' },
          ],
        },
      ],
      'If this card was Normal Summoned this turn or was flipped face-up this turn',
      '이 카드가 이 턴에 일반 소환되었거나, 이 턴에 리버스했을 경우',
    ],
    [
      [{ cond: 'materials', card: 'self', min: 2 }],
      'If this card has 2 or more Xyz Materials',
      '이 카드의 엑시즈 소재가 2개 이상일 경우',
    ],
    [
      [
        { cond: 'turn', whose: 'opponent' },
        { cond: 'phase', in: ['battle'] },
      ],
      "During your opponent's Battle Phase",
      '상대 배틀 페이즈에',
    ],
  ];
  test.each(cases)('%j', (conditions, en, ko) => {
    const [english, korean] = both({
      kind: 'quick',
      if: conditions,
      cost: [{ op: 'tribute', what: 'self' }],
      do: DRAW,
    });
    expect(english).toBe(`${en} (Quick Effect): You can Tribute this card; draw 1 card.`);
    expect(korean).toMatch(new RegExp(`^${ko}, (자신 / 상대 턴에, )?이 카드를 릴리스하고 발동할 수 있다.`));
  });

  test('no Xyz Material, told of the card where it is first mentioned', () => {
    const conditions: Condition[] = [{ cond: 'materials', card: 'self', max: 0 }];
    expect(
      both({ kind: 'trigger', when: { event: 'attackTargeted', card: 'self' }, if: conditions, do: DRAW }),
    ).toEqual([
      'If this card is targeted for an attack, and this card has no Xyz Material: You can draw 1 card.',
      '엑시즈 소재가 없는 이 카드가 공격 대상으로 선택되었을 경우에 발동할 수 있다. 자신은 1장 드로우한다.',
    ]);
  });
});

describe('what applies', () => {
  const HERE = '이 카드가 몬스터 존에 존재하는 한, ';
  const cases: [Modifier, string, string][] = [
    [
      { mod: 'attackAll', to: 'self' },
      'This card can attack all monsters your opponent controls, once each.',
      '이 카드는 상대 필드의 모든 몬스터에 1번씩 공격할 수 있다.',
    ],
    [
      { mod: 'attackCost', to: 'self', lp: 500 },
      'This card cannot declare an attack unless you pay 500 LP.',
      '이 카드는 500 LP를 지불하지 않으면 공격 선언할 수 없다.',
    ],
    [
      { mod: 'attackFromDefense', to: { ...MONSTER, of: 'you' }, use: 'def' },
      'Monsters you control can attack while in face-up Defense Position. If they do, use their DEF for damage calculation.',
      `${HERE}자신 필드의 몬스터는 앞면 수비 표시인 채로 공격할 수 있다. 그 경우, 수비력을 공격력 대신에 적용하여 데미지 계산을 실행한다.`,
    ],
    [
      { mod: 'banishInsteadOfGY', cards: { of: 'opponent' } },
      "Cards sent to your opponent's GY are banished instead.",
      `${HERE}상대 묘지로 보내지는 카드는 대신에 제외된다.`,
    ],
    [
      { mod: 'battleDamageAsEffect', to: 'self' },
      'Battle damage this card inflicts is treated as effect damage instead.',
      '이 카드가 주는 전투 데미지는 효과 데미지로 취급한다.',
    ],
    [
      { mod: 'battleDamageToOpponent', who: 'you', involving: 'self' },
      'Instead of you, your opponent takes any battle damage you would take from battles involving this card.',
      '이 카드의 전투로 자신이 받는 전투 데미지는 대신에 상대가 받는다.',
    ],
    [
      { mod: 'cannotDeclareAttack', to: { ...MONSTER, faceUp: true, atk: { min: 1500 } } },
      'Face-up monsters with 1500 or more ATK on the field cannot declare attacks.',
      `${HERE}필드의 공격력 1500 이상의 앞면 표시 몬스터는 공격 선언할 수 없다.`,
    ],
    [
      { mod: 'directAttack', to: 'self', damage: 'originalAtk' },
      'This card can attack directly. If it does so by this effect, the battle damage it inflicts is its original ATK.',
      '이 카드는 직접 공격할 수 있다. 이 효과로 직접 공격할 경우, 상대에게 주는 전투 데미지는 그 원래 공격력이 된다.',
    ],
    [
      { mod: 'gainInsteadOfDamage', who: 'you' },
      'Each time you would take damage, you gain that much LP instead.',
      `${HERE}자신이 데미지를 받을 경우, 대신에 그 수치만큼 LP를 회복한다.`,
    ],
    [
      { mod: 'multiplyDamage', who: 'opponent', how: 'effect', by: 2 },
      'Effect damage your opponent takes is doubled.',
      `${HERE}상대가 받는 효과 데미지는 배가 된다.`,
    ],
    [
      { mod: 'multiplyDamage', who: 'you', by: 0.5, once: true },
      'All damage you take is halved (no damage is halved twice by effects of "Test Dragon").',
      `${HERE}자신이 받는 모든 데미지는 절반이 된다(같은 데미지에는 "시험의 용"의 효과가 2번 적용되지 않는다).`,
    ],
    [
      { mod: 'mustAttack', to: 'self' },
      'This card must attack if able.',
      '이 카드는 공격할 수 있으면 반드시 공격해야 한다.',
    ],
    [
      { mod: 'negateDestroyedByBattle', to: { ...MONSTER, type: 'fiend', of: 'you' } },
      'The effects of monsters destroyed by battle with Fiend monsters you control are negated, also in the GY.',
      `${HERE}자신 필드의 악마족 몬스터가 전투로 파괴한 몬스터의 효과는 묘지에서도 무효화된다.`,
    ],
    [
      { mod: 'noBattleDamage', who: 'both', involving: 'self', attacking: true },
      'Neither player takes any battle damage from attacks by this card.',
      '이 카드의 공격으로 서로가 받는 전투 데미지는 0이 된다.',
    ],
    [
      { mod: 'noHandLimit', who: 'both' },
      'Both players have no hand size limit.',
      `${HERE}서로의 패의 매수 제한은 없어진다.`,
    ],
    [
      { mod: 'noShield', to: 'self' },
      'This card does not keep your opponent from attacking directly.',
      '이 카드는 상대의 직접 공격을 막지 않는다.',
    ],
    [
      { mod: 'onlyAttackTarget', to: 'self' },
      "Your opponent's monsters can attack only this card.",
      '상대 몬스터는 이 카드만 공격할 수 있다.',
    ],
    [
      { mod: 'pierce', to: 'self', times: 2 },
      'If this card attacks a Defense Position monster, it inflicts double piercing battle damage.',
      '이 카드가 수비 표시 몬스터를 공격했을 경우, 공격력이 그 수비력을 넘은 수치의 배만큼 상대에게 전투 데미지를 준다.',
    ],
    [
      { mod: 'unaffected', to: 'self', by: ['spell', 'trap'] },
      'This card is unaffected by Spell effects or Trap effects.',
      '이 카드는 마법 / 함정 카드의 효과를 받지 않는다.',
    ],
    [
      {
        mod: 'stat',
        to: 'self',
        atk: { add: 500 },
        if: [{ cond: 'damageStep', battling: 'self', role: 'attacker', against: THEIRS }],
      },
      "This card gains 500 ATK during the Damage Step if this card attacks an opponent's monster.",
      '이 카드가 상대 몬스터를 공격하는 데미지 스텝 동안, 이 카드의 공격력은 500 올린다.',
    ],
  ];
  test.each(cases)('%j', (modifier, en, ko) => {
    expect(both({ kind: 'continuous', apply: [modifier] })).toEqual([en, ko]);
  });
});
