import { ruling } from '../language';

export default ruling(
  'calc-prevented-damage-meets-no-trigger',
  {
    covers: ['damage-calculation', 'damage-prevention', 'trigger-order'],
    title: { en: 'Damage of 0 was not inflicted', ko: '0이 된 데미지는 준 것이 아니다' },
    statement: {
      en: 'Spirit Barrier makes the battle damage 0, and damage of 0 was not inflicted. So the effect of Airknight Parshath, which triggers on inflicting battle damage, has nothing to answer.',
      ko: '스피릿 베리어로 전투 데미지가 0이 되면 데미지를 준 것이 아니다. 그래서 전투 데미지를 주었을 때 발동하는 천공기사 파샤스의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Airknight Parshath').hasInHand('Battle Ox').hasInDeck('Kuriboh');
    given(opponent).controls('Celtic Guardian', 'Spirit Barrier');
    turnPlayer.attacks('Airknight Parshath', 'Celtic Guardian');
    then.didNotHappen('damage');
    then.lpIs(opponent, 8000);
    then.noChain();
    then.wasNeverOffered('Airknight Parshath', 'activate');
    then.cannot(turnPlayer).activate('Airknight Parshath', { because: 'event-not-happened' });
    then.didNotHappen('drawn');
    then.isIn('Kuriboh', 'deck', turnPlayer);
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', byBattle: true } });
    then.isIn('Celtic Guardian', 'gy', opponent);
  },
);
