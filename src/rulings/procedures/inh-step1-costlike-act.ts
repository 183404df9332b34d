import { ruling } from '../language';

export default ruling(
  'inh-step1-costlike-act',
  {
    covers: ['special-summon-procedure', 'tribute'],
    title: { en: 'What the Summon asks for comes first', ko: '소환에 필요한 행위를 먼저 한다' },
    statement: {
      en: 'What a monster’s own procedure asks for, here a Tribute, is done first. It is neither an effect nor a Chain Link.',
      ko: '몬스터를 특수 소환하는 데 필요한 행위(여기서는 릴리스)를 먼저 한다. 이것은 효과가 아니며 체인을 만들지도 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gameciel, the Sea Turtle Kaiju');
    given(opponent).controls('Blackwing Full Armor Master');
    turnPlayer.specialSummons('Gameciel, the Sea Turtle Kaiju');
    then.happened('moved', {
      card: 'Blackwing Full Armor Master',
      where: { to: 'gy', reasons: 'tributed', cause: 'procedure' },
    });
    then.happenedInOrder(
      { event: 'moved', card: 'Blackwing Full Armor Master' },
      { event: 'summonAttempted', card: 'Gameciel, the Sea Turtle Kaiju' },
    );
    then.noChain();
  },
);
