import { ruling } from '../language';

export default ruling(
  'fx-definition',
  {
    covers: ['special-summon-effect', 'chain'],
    title: { en: 'Summons by an activated effect', ko: '발동한 효과로 하는 소환' },
    statement: {
      en: 'Fusion and Ritual Summons by a Spell, Monster Reborn and every other effect that Special Summons do so while their own Chain Link resolves: the Summon is what the link does.',
      ko: '마법 카드의 효과로 하는 융합·의식 소환, 죽은 자의 소생처럼 특수 소환하는 효과는 모두 그 효과의 처리 중에 소환한다. 소환은 효과 처리의 결과이다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');

    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    bothPass();
    then.chainsWere(['turnPlayer: Monster Reborn']);
    then.linkWas('Monster Reborn', 'resolved');
    then.happenedInOrder(
      { event: 'activated', card: 'Monster Reborn' },
      { event: 'linkResolving', card: 'Monster Reborn' },
      { event: 'summoned', card: 'Celtic Guardian', where: { link: 1 } },
      { event: 'linkResolved', card: 'Monster Reborn' },
    );
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'special');
    then.controls(turnPlayer, 'Celtic Guardian');
  },
);
