import { ruling } from '../language';

export default ruling(
  'prio-7b-hidden-optional-trigger',
  {
    covers: ['hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Rank 7: triggers in the hand', ko: '7순위: 패의 임의 유발 효과' },
    statement: {
      en: 'An optional trigger in the hand shares the last rank with fast effects (Spell Speed 2 or higher), although its Spell Speed is 1: Battle Fader may be chained to Mystical Space Typhoon. As played in the TCG it is placed with the triggers instead, before fast effects.',
      ko: '패의 임의 유발 효과는 스펠 스피드 1이지만 패스트 이펙트(스펠 스피드 2 이상의 효과)와 같은 마지막 순위이므로, 배틀 페이더를 싸이크론에 체인할 수 있다. TCG 방식에서는 유발 효과와 함께, 패스트 이펙트보다 먼저 쌓는다.',
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
