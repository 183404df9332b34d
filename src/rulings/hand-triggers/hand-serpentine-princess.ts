import { ruling } from '../language';

export default ruling(
  'hand-serpentine-princess',
  {
    covers: ['deck-triggers', 'mandatory-triggers'],
    title: { en: 'Serpentine Princess in the Deck', ko: '덱의 뱀공주' },
    statement: {
      en: 'Serpentine Princess, shuffled face-up from the field into the Deck by Drowning Mirror Force, has her effect activated there, in a new Chain.',
      ko: '파문의 배리어 －웨이브 포스－로 앞면 표시인 채 덱으로 되돌아간 뱀공주는 덱에서 효과를 발동하며, 새로운 체인이 된다.',
    },
    doubtful: {
      en: 'The effect is mandatory, and the source’s order of priority has no row for hidden mandatory triggers; they are placed with the other mandatory ones.',
      ko: '이 효과는 강제 효과인데, 원문의 우선순위 표에는 비공개 장소의 강제 유발 효과가 없다. 다른 강제 유발 효과와 같은 순서로 쌓는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Serpentine Princess').hasInDeck('Gemini Elf', 'Sangan');
    given(opponent).hasSet('Drowning Mirror Force');
    turnPlayer.attacks('Serpentine Princess', 'directly');
    opponent.activates('Drowning Mirror Force');
    then.chainsWere(['opponent: Drowning Mirror Force'], ['turnPlayer: Serpentine Princess']);
    then.happenedInOrder(
      { event: 'moved', card: 'Serpentine Princess', where: { to: 'deck' } },
      { event: 'activated', card: 'Serpentine Princess', where: { place: 'deck' } },
      { event: 'summoned', card: 'Sangan', where: { from: 'deck' } },
    );
    then.isIn('Serpentine Princess', 'deck', turnPlayer);
    then.controls(turnPlayer, 'Sangan');
    then.lpIs(opponent, 8000);
  },
);
