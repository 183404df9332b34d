import { ruling } from '../language';

export default ruling(
  'fx-sequence',
  {
    covers: ['special-summon-effect', 'summon-negation'],
    title: { en: 'No negation window inside an effect', ko: '효과 처리 중에는 소환을 무효로 할 수 없다' },
    statement: {
      en: 'Monster Reborn Summons within its resolution, where nobody can act, so there is no moment to negate the Summon itself. Solemn Judgment can only be chained to the activation of the card; after the resolution nothing is left that it answers.',
      ko: '죽은 자의 소생은 아무도 행동할 수 없는 효과 처리 중에 소환하므로, 그 소환을 무효로 할 기회는 없다. 신의 심판은 카드의 발동에만 체인할 수 있고, 처리가 끝난 뒤에는 대응할 것이 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');

    // Jar of Greed only gives the opponent a window after the Chain.
    given(opponent).hasSet('Solemn Judgment', 'Jar of Greed').hasInDeck('Gemini Elf');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Solemn Judgment');
    opponent.passes();
    then.chainsWere(['turnPlayer: Monster Reborn']);
    then.linkWas('Monster Reborn', 'resolved');
    then.neverAsked('summonNegation');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Jar of Greed');
    then.cannot(opponent).activate('Solemn Judgment', { because: 'event-not-happened' });
    then.happenedInOrder(
      { event: 'activated', card: 'Monster Reborn' },
      { event: 'linkResolving', card: 'Monster Reborn' },
      { event: 'summoned', card: 'Celtic Guardian' },
      { event: 'linkResolved', card: 'Monster Reborn' },
    );
    then.controls(turnPlayer, 'Celtic Guardian');
    then.isFaceDown('Solemn Judgment');
  },
);
