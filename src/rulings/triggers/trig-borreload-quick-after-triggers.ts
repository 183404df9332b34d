import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-after-triggers',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Then the Quick Effect', ko: '그 다음에 유발 즉시 효과' },
    statement: {
      en: 'Triggers that are due come before any fast effect (Spell Speed 2 or higher). Once the trigger of Eater of Millions is used or declined, none is left and Borreload Dragon’s Quick Effect can be activated; as nobody may respond to it, Divine Wrath cannot be chained.',
      ko: '발동할 유발 효과가 있으면 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저이다. 백만먹기의 그랏톤의 ③을 발동할지 정해져 남은 유발 효과가 없으면 바렐로드 드래곤의 ②를 발동할 수 있다. ②에는 체인할 수 없으므로 천벌은 발동할 수 없다.',
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
