import { ruling } from '../language';

export default ruling(
  'destroy-by-effect-is-not-battle',
  {
    covers: ['battle-destruction', 'damage-step', 'trigger-order'],
    title: { en: 'Destroyed in the Damage Step, but not by battle', ko: '데미지 스텝의 파괴라도 전투 파괴는 아니다' },
    statement: {
      en: 'Giant Rat triggers when it is destroyed by battle. Here the effect of Ally of Justice Catastor destroyed it: that is destruction by an effect, even in the Damage Step of its own battle, so it does not trigger.',
      ko: '거대쥐는 전투로 파괴되었을 때 발동한다. 여기서는 A·O·J 카타스톨의 효과로 파괴되었으므로, 자신이 전투하는 데미지 스텝 도중이라도 효과에 의한 파괴이며 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ally of Justice Catastor').hasInHand('Battle Ox');
    given(opponent).controls('Giant Rat').hasInDeck('Exiled Force');
    turnPlayer.attacks('Ally of Justice Catastor', 'Giant Rat');
    then.chainsWere(['turnPlayer: Ally of Justice Catastor']);
    then.happened('moved', { card: 'Giant Rat', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } });
    then.didNotHappen('moved', { where: { byBattle: true } });
    then.isIn('Giant Rat', 'gy', opponent);
    then.wasNeverOffered('Giant Rat', 'activate');
    then.cannot(opponent).activate('Giant Rat', { because: 'event-not-happened' });
    then.isIn('Exiled Force', 'deck', opponent);
  },
);
