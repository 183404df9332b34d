import { ruling } from '../language';

export default ruling(
  'fx-horn-not-vs-monster-reborn',
  {
    covers: ['no-pending-summon', 'special-summon-effect', 'summon-negation'],
    title: { en: 'Horn of Heaven never answers Monster Reborn', ko: '죽은 자의 소생에는 승천의 뿔피리를 쓸 수 없다' },
    statement: {
      en: 'Monster Reborn Summons while it resolves, and Horn of Heaven negates only Summons that are still pending: at no time can it be activated.',
      ko: '죽은 자의 소생은 효과 처리 중에 소환하므로, 소환하려는 때에만 쓸 수 있는 승천의 뿔피리는 어느 때에도 발동할 수 없다.',
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
