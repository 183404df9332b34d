import { ruling } from '../language';

export default ruling(
  'fx-horn-not-vs-monster-reborn',
  {
    covers: ['no-pending-summon', 'special-summon-effect', 'summon-negation'],
    title: { en: 'Horn of Heaven never answers Monster Reborn', ko: '죽은 자의 소생에는 승천의 뿔피리를 쓸 수 없다' },
    statement: {
      en: 'Horn of Heaven negates only a Summon that is attempted and has not succeeded yet. Monster Reborn Summons while it resolves, when nobody can act: before that there is no Summon yet, after it the Summon has succeeded, so Horn of Heaven is refused at both moments.',
      ko: '승천의 뿔피리는 아직 성공하지 않은 소환만 무효로 한다. 죽은 자의 소생은 아무도 행동할 수 없는 효과 처리 중에 소환하므로, 그 전에는 소환이 없고 그 뒤에는 이미 성공해 있다. 그래서 어느 때에도 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');

    // Jar of Greed only gives the opponent windows.
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven', 'Jar of Greed').hasInDeck('Gemini Elf');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    then.isAsked(opponent, 'chain');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    opponent.passes();
    then.linkWas('Monster Reborn', 'resolved');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Jar of Greed');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    opponent.passes();
    then.isAsked(turnPlayer, 'open');
    then.wasNeverOffered('Horn of Heaven', 'activate');
    then.neverAsked('summonNegation');
    then.controls(turnPlayer, 'Celtic Guardian');
    then.chainsWere(['turnPlayer: Monster Reborn']);
  },
);
