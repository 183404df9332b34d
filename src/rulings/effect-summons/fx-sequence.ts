import { ruling } from '../language';

export default ruling(
  'fx-sequence',
  {
    covers: ['special-summon-effect', 'summon-negation'],
    title: { en: 'No negation window inside an effect', ko: '효과 처리 중에는 소환을 무효로 할 수 없다' },
    statement: {
      en: 'Activation, start of the resolution, Summon, end of the resolution, success: in this row there is no window to negate the Summon itself. Solemn Judgment can only answer the activation.',
      ko: '발동, 효과 처리 시작, 소환, 처리 종료, 소환 성공의 순서로 이어지며 그 사이에 소환을 무효로 할 창은 열리지 않는다. 신의 심판은 카드의 발동에만 체인할 수 있다.',
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
