import { ruling } from '../language';

export default ruling(
  'temp-cannot-be-special-summoned-returns',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'The return is no Special Summon', ko: '돌아오는 것은 특수 소환이 아니다' },
    statement: {
      en: 'A monster that comes back from a banish for a time is put back, not Summoned. So Ancient Gear Golem, which cannot be Special Summoned, comes back, and so would any monster while nobody can Special Summon.',
      ko: '일시적인 제외에서 돌아오는 것은 소환이 아니다. 그래서 특수 소환할 수 없는 앤틱 기어 골렘도 돌아오며, 서로 특수 소환할 수 없는 동안이라도 몬스터는 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Ancient Gear Golem').hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    given(opponent).controls("Vanity's Fiend").hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Ancient Gear Golem'] });
    bothPass();
    then.isIn('Ancient Gear Golem', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.controls(turnPlayer, 'Ancient Gear Golem');
    then.didNotHappen('summoned', { card: 'Ancient Gear Golem' });
  },
);
