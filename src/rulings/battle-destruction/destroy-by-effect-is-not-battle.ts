import { ruling } from '../language';

export default ruling(
  'destroy-by-effect-is-not-battle',
  {
    covers: ['battle-destruction', 'damage-step', 'trigger-order'],
    title: { en: 'Destroyed in the Damage Step, but not by battle', ko: '데미지 스텝의 파괴라도 전투 파괴는 아니다' },
    statement: {
      en: 'A monster destroyed by an effect was not destroyed by battle, even if that happened in the Damage Step of its own battle.',
      ko: '자신이 전투하는 데미지 스텝 도중이라도 효과로 파괴된 몬스터는 전투로 파괴된 것이 아니다.',
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
