import { ruling } from '../language';

export default ruling(
  'hand-revealed-acts-as-public',
  {
    covers: ['hand-triggers', 'revealed-hands', 'priority'],
    title: { en: 'Triggers in a revealed hand', ko: '공개된 패의 유발 효과' },
    statement: {
      en: 'While a card effect keeps a hand revealed, a monster’s trigger in it takes its place among the public triggers: it is decided on before anybody uses a fast effect.',
      ko: '카드의 효과로 패를 공개하고 있는 동안에는 패에서 발동하는 몬스터의 유발 효과도 공개된 장소의 유발 효과와 같은 순서로, 유발 즉시 효과나 세트 카드보다 먼저 발동할지를 정한다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasSet('Rush Recklessly');
    given(opponent).hasInHand('Battle Fader');
    inCase({ en: 'With both hands revealed', ko: '서로의 패가 공개되어 있을 경우' }, () => {
      given(turnPlayer).controls('Ceremonial Bell');
      turnPlayer.attacks('Celtic Guardian', 'directly');
      then.isAsked(opponent, 'trigger');
      then.can(opponent).activate('Battle Fader');
      then.cannot(turnPlayer).activate('Rush Recklessly', { because: 'triggers-first' });
      opponent.declines();
      then.isAsked(turnPlayer, 'fastEffect');
      then.can(turnPlayer).activate('Rush Recklessly');
    });
    inCase({ en: 'With a hidden hand', ko: '패가 공개되어 있지 않을 경우', contrast: 1 }, () => {
      turnPlayer.attacks('Celtic Guardian', 'directly');
      then.isAsked(turnPlayer, 'fastEffect');
      then.can(turnPlayer).activate('Rush Recklessly');
      turnPlayer.passes();
      then.isAsked(opponent, 'fastEffect');
      then.can(opponent).activate('Battle Fader');
    });
  },
);
