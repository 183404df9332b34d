import { ruling } from '../language';

export default ruling(
  'proc-special-summon-kinds',
  {
    covers: ['special-summon-procedure', 'special-summon-effect'],
    title: { en: 'Both kinds of Special Summon count', ko: '두 가지 특수 소환 모두 특수 소환이다' },
    statement: {
      en: 'Cyber Dragon Special Summons itself by its own procedure, Celtic Guardian is Special Summoned by an activated effect. Both are Special Summons, so Maxx "C" counts each and draws twice.',
      ko: '스스로의 방법으로 나온 사이버 드래곤도 발동한 효과로 나온 엘프 검사도 모두 특수 소환된 것이다. 그래서 증식의 G는 둘 다 세어 두 번 드로우한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInHand('Cyber Dragon', 'Monster Reborn').hasInGY('Celtic Guardian');
    given(opponent).controls('Gemini Elf').hasInHand('Maxx "C"').hasInDeck('Kuriboh', 'Giant Germ', 'Sangan');
    // Maxx "C" is used in the Standby Phase, so that it already applies.
    opponent.activates('Maxx "C"');
    bothPass();
    then.countIs(opponent, 'hand', 0);
    turnPlayer.specialSummons('Cyber Dragon');
    then.countIs(opponent, 'hand', 1);
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    bothPass();
    then.countIs(opponent, 'hand', 2);
    then.happened('drawn', { seat: 'opponent', times: 2 });
  },
);
