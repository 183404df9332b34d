import { card, ruling } from '../language';

export default ruling(
  'proc-face-down-special-summon-no-trigger',
  {
    covers: ['special-summon-effect', 'face-down', 'trigger'],
    title: { en: 'Face-down it has no trigger', ko: '뒷면 표시로 특수 소환되면 유발하지 않는다' },
    statement: {
      en: 'A face-down monster does not use its effects. So one that is Special Summoned face-down does not get to use an effect that is activated when it is Special Summoned.',
      ko: '뒷면 표시 몬스터의 효과는 발동할 수 없다. 그래서 뒷면 표시로 특수 소환된 몬스터는 특수 소환되었을 때 발동하는 효과를 사용할 수 없다.',
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
