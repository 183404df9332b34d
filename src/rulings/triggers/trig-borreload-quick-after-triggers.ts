import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-after-triggers',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Then the Quick Effect', ko: '그 다음에 유발 즉시 효과' },
    statement: {
      en: 'Triggers that are due come before any fast effect. Once it is settled whether Eater of Millions is used, none is left to be placed, and the Quick Effect of Borreload Dragon can be activated.',
      ko: '발동할 유발 효과가 남아 있으면 그것이 먼저이다. 백만먹기의 그랏톤의 ③을 발동할지 정해져 남은 유발 효과가 없으면, 바렐로드 드래곤의 ②를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Something both could chain to a monster effect, so that the Chain waits.
    given(turnPlayer)
      .controls(card('Borreload Dragon', { zone: 5 }))
      .hasSet('Divine Wrath')
      .hasInHand('Kuriboh');
    given(opponent).controls('Eater of Millions').hasSet('Divine Wrath').hasInHand('Battle Ox');
    turnPlayer.attacks('Borreload Dragon', 'Eater of Millions');
    // After the declaration, and once more before the Damage Step, Borreload Dragon could be used as well.
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.declines('Borreload Dragon');
    opponent.declines('Eater of Millions');
    then.isAsked(turnPlayer, 'fastEffect');
    turnPlayer.activates('Borreload Dragon', { effect: 2, targets: ['Eater of Millions'] });
    then.chainIs('turnPlayer: Borreload Dragon');
    then.isAsked(turnPlayer, 'chain');
    then.cannot(opponent).activate('Divine Wrath@opponent', { because: 'no-response' });
    turnPlayer.passes();
    then.linkWas('Borreload Dragon', 'resolved');
    then.wasNeverOffered('Divine Wrath@opponent', 'activate');
  },
);
