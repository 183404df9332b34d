import { card, ruling } from '../language';

export default ruling(
  'temp-keeps-method-link',
  {
    covers: ['banish', 'link-summon'],
    title: { en: 'Link Summoned stays Link Summoned', ko: '링크 소환되었다는 정보는 남는다' },
    statement: {
      en: 'Mekk-Knight Crusadia Avramax, if Link Summoned, cannot be targeted by effects of the opponent. That it was Link Summoned is kept through a banish for a time, so after its return Compulsory Evacuation Device has no target.',
      ko: '링크 소환된 잭나이츠 파라디온 아스트람은 상대 효과의 대상이 되지 않는다. 링크 소환되었다는 정보는 일시적으로 제외되어도 남으므로, 돌아온 뒤에도 강제 탈출 장치의 대상이 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(
        card('Mekk-Knight Crusadia Avramax', { method: 'special', way: 'link', properlySummoned: true, zone: 5 }),
      )
      .hasSet('Interdimensional Matter Transporter');
    given(opponent).hasSet('Compulsory Evacuation Device').hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Mekk-Knight Crusadia Avramax'] });
    bothPass();
    turnPlayer.movesTo('end');
    turnPlayer.processes('Mekk-Knight Crusadia Avramax');
    then.controls(turnPlayer, 'Mekk-Knight Crusadia Avramax');
    then.cannot(opponent).activate('Compulsory Evacuation Device', { because: 'no-target' });
  },
);
