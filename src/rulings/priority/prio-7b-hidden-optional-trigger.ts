import { ruling } from '../language';

export default ruling(
  'prio-7b-hidden-optional-trigger',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Rank 7: triggers in the hand', ko: '7순위: 패의 임의 유발 효과' },
    statement: {
      en: 'An optional trigger in the hand shares the last rank with Quick Effects, although its Spell Speed is 1, and may be chained to one.',
      ko: '패에서 발동하는 임의 유발 효과는 스펠 스피드 1이지만 유발 즉시 효과와 같은 마지막 순위에 들어가며, 유발 즉시 효과에 체인할 수도 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasSet('Mystical Space Typhoon');
    given(opponent).hasSet('Call of the Haunted').hasInHand('Battle Fader');
    turnPlayer.movesTo('battle');
    // In the Start Step he could already use Mystical Space Typhoon.
    turnPlayer.passes();
    turnPlayer.attacks('Celtic Guardian', 'directly');
    inCase({ en: 'OCG', ko: 'OCG' }, () => {
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      then.can(opponent).activate('Battle Fader');
      opponent.activates('Battle Fader');
      bothPass();
      then.chainIs('turnPlayer: Mystical Space Typhoon', 'opponent: Battle Fader');
      then.linkWas('Battle Fader', 'resolved');
      then.controls(opponent, 'Battle Fader');
    });
    inCase({ en: 'As in the TCG', ko: 'TCG 방식' }, () => {
      given.playedWith('tcg-hidden-triggers');
      then.isAsked(opponent, 'trigger');
      opponent.usesTrigger('Battle Fader');
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
      bothPass();
      then.chainIs('opponent: Battle Fader', 'turnPlayer: Mystical Space Typhoon');
      then.linkWas('Battle Fader', 'resolved');
      then.happened('activated', { card: 'Battle Fader', where: { ruled: 'tcg-hidden-triggers' } });
    });
  },
);
