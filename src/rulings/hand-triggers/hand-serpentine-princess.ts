import { ruling } from '../language';

export default ruling(
  'hand-serpentine-princess',
  {
    covers: ['deck-triggers', 'mandatory-triggers'],
    title: { en: 'Serpentine Princess in the Deck', ko: '덱의 뱀공주' },
    statement: {
      en: 'Serpentine Princess, shuffled from the field into the Deck by Drowning Mirror Force, triggers in the Deck. Nothing can be activated while a Chain resolves, so her effect starts a new Chain afterwards.',
      ko: '파문의 베리어 －웨이브 포스－로 필드에서 덱으로 되돌아간 뱀공주의 효과는 덱에서 유발한다. 체인을 처리하는 동안에는 발동할 수 없으므로 그 뒤에 새로운 체인으로 발동한다.',
    },
    doubtful: {
      en: 'The effect is mandatory and used from a hidden place, for which the published order of priority has no rank. Here it is placed with the other mandatory triggers.',
      ko: '이 효과는 비공개 장소의 강제 유발 효과인데, 공개된 우선순위에는 그런 효과의 순위가 없다. 여기서는 다른 강제 유발 효과와 같은 순서로 쌓는다.',
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
