import { describe, expect, it } from 'vitest';
import { cards } from '../catalogue';
import type { RulingHead, Words } from './language';
import { ruling } from './language';
import { runScenario } from './run';
import type { Scenario } from './schema';

const both = { en: 'x', ko: 'x' };
const head: RulingHead = { covers: [], title: both, statement: both };
const why = (build: (words: Words) => void, more: Partial<RulingHead> = {}): string | null =>
  runScenario(ruling('probe', { ...head, ...more }, build), cards).why;

const twoTyphoons = ({ given, turnPlayer, opponent }: Words): void => {
  given(turnPlayer).hasInHand('Mystical Space Typhoon');
  given(opponent).hasSet('Mystical Space Typhoon', 'Call of the Haunted');
};

describe('the runner fails', () => {
  it('when a step is not offered, and says what is asked instead', () => {
    const reason = why(({ given, turnPlayer, then }) => {
      given(turnPlayer).hasInHand('Celtic Guardian', 'Jinzo');
      turnPlayer.normalSummons('Jinzo');
      then.noChain();
    });
    expect(reason).toMatch(/line 1 \(turnPlayer normalSummons Jinzo\): .*not offered.*normalSummon Celtic Guardian/);
  });

  it('when a question stays unanswered', () => {
    const reason = why(({ given, turnPlayer, then }) => {
      given(turnPlayer).hasInHand('Armageddon Knight', 'Kuriboh').hasInDeck('Sangan', 'Peten the Dark Clown');
      turnPlayer.normalSummons('Armageddon Knight');
      turnPlayer.movesTo('battle');
      then.phaseIs('battle');
    });
    expect(reason).toMatch(/line 2 .*turnPlayer is asked \(trigger/);
  });

  it('when a window is passed in silence although every pass must be written', () => {
    const build = (words: Words) => {
      twoTyphoons(words);
      words.turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      words.turnPlayer.movesTo('battle');
      words.then.phaseIs('battle');
    };
    expect(why(build, { quietPasses: false })).toMatch(/line 2 .*opponent is asked \(chain/);
  });

  it('when a target or cost is not the one named', () => {
    const reason = why((words) => {
      twoTyphoons(words);
      words.turnPlayer.activates('Mystical Space Typhoon', { targets: ['Mirror Force'] });
      words.then.noChain();
    });
    expect(reason).toMatch(/cannot pick Mirror Force/);
  });

  it('when a name can mean several cards', () => {
    const reason = why((words) => {
      twoTyphoons(words);
      words.then.isFaceDown('Mystical Space Typhoon');
    });
    expect(reason).toMatch(/can mean several cards/);
  });

  it('when a name is not in the catalogue', () => {
    expect(why(({ given, turnPlayer }) => given(turnPlayer).controls('Nobody'))).toMatch(/no card .* called "Nobody"/);
  });

  it('when nothing is checked', () => {
    expect(why(({ given, turnPlayer }) => given(turnPlayer).controls('Kuriboh'))).toMatch(/nothing is checked/);
  });

  it('when something is refused for another reason', () => {
    const reason = why((words) => {
      twoTyphoons(words);
      words.then.cannot(words.opponent).activate('Mystical Space Typhoon@opponent', { because: 'spell-speed' });
    });
    expect(reason).toMatch(/not because of spell-speed: .*not-your-priority/);
  });

  it('when something said to be refused is possible', () => {
    const reason = why((words) => {
      twoTyphoons(words);
      words.then.cannot(words.turnPlayer).activate('Mystical Space Typhoon@turnPlayer', { because: 'spell-speed' });
    });
    expect(reason).toMatch(/turnPlayer can activate/);
  });
});

describe('every outcome of a ruling is looked at', () => {
  const board = (words: Words): void => {
    const { given, turnPlayer, opponent, bothPass } = words;
    given(turnPlayer).controls('Sangan', 'Light and Darkness Dragon').hasInHand('Dark Hole').hasInDeck('Kuriboh');
    given(opponent).controls('Dandylion').hasSet('Raigeki Break').hasInHand('Celtic Guardian');
    turnPlayer.activates('Dark Hole');
    bothPass();
  };
  const wrong: [string, (words: Words) => void][] = [
    ['chainIs', ({ then }) => then.chainIs('turnPlayer: Light and Darkness Dragon')],
    ['chainsWere', ({ then }) => then.chainsWere(['turnPlayer: Dark Hole'])],
    ['noChain', ({ then }) => then.noChain()],
    ['linkWas', ({ then }) => then.linkWas('Dark Hole', 'resolved')],
    ['linkAnswers', ({ then }) => then.linkAnswers('Light and Darkness Dragon', 2)],
    ['spellSpeedWas', ({ then }) => then.spellSpeedWas('Dark Hole', 2)],
    ['can', ({ then, opponent }) => then.can(opponent).activate('Light and Darkness Dragon')],
    ['canMoveTo', ({ then, opponent }) => then.canMoveTo(opponent, 'battle')],
    ['cannotMoveTo', ({ then, turnPlayer }) => then.cannotMoveTo(turnPlayer, 'battle', { because: 'must-attack' })],
    ['offersOnly', ({ then }) => then.offersOnly('Sangan', 'attack')],
    ['wasNeverOffered', ({ then }) => then.wasNeverOffered('Dark Hole', 'activate')],
    ['firstOfferedOn', ({ then }) => then.firstOfferedOn('Raigeki Break', 'activate', 'turnPlayer: Sangan')],
    ['neverAsked', ({ then }) => then.neverAsked('open')],
    ['attackTargetsAre', ({ then }) => then.attackTargetsAre('Sangan', 'Dandylion')],
    ['canPick', ({ then }) => then.canPick('Sangan')],
    ['cannotPick', ({ then }) => then.cannotPick('Sangan')],
    ['isAsked', ({ then, opponent }) => then.isAsked(opponent, 'open')],
    ['timingIs', ({ then }) => then.timingIs('summonPending')],
    ['phaseIs', ({ then }) => then.phaseIs('battle')],
    ['isIn', ({ then }) => then.isIn('Sangan', 'gy')],
    ['isNotIn', ({ then }) => then.isNotIn('Sangan', 'monsterZone')],
    ['controls', ({ then, opponent }) => then.controls(opponent, 'Sangan')],
    ['doesNotControl', ({ then, turnPlayer }) => then.doesNotControl(turnPlayer, 'Sangan')],
    ['countIs', ({ then, turnPlayer }) => then.countIs(turnPlayer, 'monsterZone', 1)],
    ['lpIs', ({ then, turnPlayer }) => then.lpIs(turnPlayer, 7999)],
    ['atkIs', ({ then }) => then.atkIs('Light and Darkness Dragon', 2800)],
    ['defIs', ({ then }) => then.defIs('Light and Darkness Dragon', 2400)],
    ['levelIs', ({ then }) => then.levelIs('Sangan', 4)],
    ['typeIs', ({ then }) => then.typeIs('Sangan', 'dragon')],
    ['attributeIs', ({ then }) => then.attributeIs('Sangan', 'light')],
    ['positionIs', ({ then }) => then.positionIs('Sangan', 'defense')],
    ['isFaceUp', ({ then }) => then.isFaceUp('Raigeki Break')],
    ['isFaceDown', ({ then }) => then.isFaceDown('Sangan')],
    ['wasSummonedBy', ({ then, turnPlayer }) => then.wasSummonedBy('Sangan', turnPlayer)],
    ['summonWasNegated', ({ then }) => then.summonWasNegated('Sangan')],
    ['summonIsHiddenFrom', ({ then, opponent }) => then.summonIsHiddenFrom(opponent)],
    ['sees', ({ then, turnPlayer }) => then.sees(turnPlayer, 'Celtic Guardian')],
    ['doesNotSee', ({ then, opponent }) => then.doesNotSee(opponent, 'Sangan')],
    ['seesCount', ({ then, opponent, turnPlayer }) => then.seesCount(opponent, turnPlayer, 'deck', 2)],
    ['orderIs', ({ then, turnPlayer }) => then.orderIs(turnPlayer, 'gy', 'Sangan')],
    ['missedTheTiming', ({ then }) => then.missedTheTiming('Dandylion')],
    ['happened', ({ then }) => then.happened('summoned')],
    ['didNotHappen', ({ then }) => then.didNotHappen('activationNegated', { card: 'Dark Hole' })],
    [
      'happenedInOrder',
      ({ then }) =>
        then.happenedInOrder(
          { event: 'linkResolved', card: 'Dark Hole' },
          { event: 'linkResolved', card: 'Light and Darkness Dragon' },
        ),
    ],
    ['wonBy', ({ then, turnPlayer }) => then.wonBy(turnPlayer)],
    [
      'nobodyCouldActBetween',
      ({ then }) => then.nobodyCouldActBetween('turnPlayer: Light and Darkness Dragon', 'turnPlayer: Dark Hole'),
    ],
  ];
  it.each(wrong)('%s', (verb, say) => {
    const reason = why((words) => {
      board(words);
      say(words);
    });
    expect(reason).toContain(`(${verb}`);
  });
});

describe('what a run leaves behind', () => {
  it('is enough to show the case as a replay', () => {
    const scenario: Scenario = ruling('probe', head, (words) => {
      twoTyphoons(words);
      words.turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      words.then.chainIs('turnPlayer: Mystical Space Typhoon');
      words.bothPass();
      words.then.isIn('Call of the Haunted', 'gy');
    });
    const [played] = runScenario(scenario, cards).cases.map((one) => one.played);
    expect(played?.board.cards).toHaveLength(3);
    expect(played?.marks).toHaveLength(4);
    expect(played?.marks[0]).toBe(0);
    expect(played?.marks[3]).toBe(played?.decisions.length);
  });

  it('is the same when the scenario went through JSON', () => {
    const scenario = ruling('probe', head, (words) => {
      twoTyphoons(words);
      words.then.isAsked(words.turnPlayer, 'open');
    });
    const again = runScenario(JSON.parse(JSON.stringify(scenario)) as Scenario, cards);
    expect(again).toEqual(runScenario(scenario, cards));
  });
});
