import { ruling } from '../language';

export default ruling(
  'target-otherwise-no-target',
  {
    covers: ['targeting', 'resolution'],
    title: {
      en: 'Without the word "target" the choice comes at resolution',
      ko: '대상을 지정하지 않는 효과는 처리할 때 고른다',
    },
    statement: {
      en: 'An effect whose text does not target chooses nothing when it is activated. Its player chooses as it resolves: here first the monster to Summon, then the card to destroy.',
      ko: '대상을 지정하지 않는 효과는 발동할 때 아무것도 고르지 않는다. 효과를 처리할 때 고르며, 여기서는 먼저 특수 소환할 몬스터를, 그 후 파괴할 카드를 고른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Fire King High Avatar Kirin').hasInGY('Fire King Avatar Yaksha', 'Celtic Guardian');
    given(opponent).controls('Gemini Elf').hasSet('Raigeki Break', 'Dust Tornado').hasInHand('Mystical Elf');
    turnPlayer.movesTo('battle');
    opponent.activates('Raigeki Break', { cost: ['Mystical Elf'], targets: ['Fire King High Avatar Kirin'] });
    bothPass();
    turnPlayer.usesTrigger('Fire King High Avatar Kirin', { effect: 2 });

    then.chainIs('turnPlayer: Fire King High Avatar Kirin');
    then.didNotHappen('targeted', { card: 'Gemini Elf' });
    bothPass();
    turnPlayer.answers('yes');
    then.canPick('Gemini Elf');
    then.canPick('Dust Tornado');
    turnPlayer.picks('Gemini Elf');

    then.happenedInOrder(
      { event: 'summoned', card: 'Fire King Avatar Yaksha' },
      { event: 'moved', card: 'Gemini Elf' },
    );
    then.controls(turnPlayer, 'Fire King Avatar Yaksha');
    then.isIn('Gemini Elf', 'gy', opponent);
  },
);
