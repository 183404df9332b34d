import { card, ruling } from '../language';

export default ruling(
  'proc-face-down-special-summon-no-trigger',
  {
    covers: ['special-summon-effect', 'face-down', 'trigger'],
    title: { en: 'Face-down it has no trigger', ko: '뒷면 표시로 특수 소환되면 유발하지 않는다' },
    statement: {
      en: 'A face-down monster does not use its effects. Gusto Falco Special Summons Pilica, Descendant of Gusto face-down, so the effect Pilica would have on being Special Summoned does not trigger.',
      ko: '뒷면 표시 몬스터의 효과는 발동할 수 없다. 가스타의 신예 피리카는 가스타 팔코의 효과로 뒷면 표시로 특수 소환되었으므로, 특수 소환되었을 때 발동하는 효과를 사용할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Gusto Falco')
      .hasInDeck('Pilica, Descendant of Gusto')
      .hasInGY(card('Gusto Falco', 'fallen'));
    given(opponent).hasSet('Raigeki Break').hasInHand('Celtic Guardian');
    turnPlayer.movesTo('end');
    opponent.activates('Raigeki Break', { targets: ['Gusto Falco'], cost: ['Celtic Guardian'] });
    bothPass();
    then.isIn('Gusto Falco', 'gy', turnPlayer);
    turnPlayer.usesTrigger('Gusto Falco');
    bothPass();
    then.isFaceDown('Pilica, Descendant of Gusto');
    then.wasSummonedBy('Pilica, Descendant of Gusto', turnPlayer, 'special');
    then.cannot(turnPlayer).activate('Pilica, Descendant of Gusto', { because: ['face-down', 'event-not-happened'] });
    then.wasNeverOffered('Pilica, Descendant of Gusto', 'activate');
  },
);
