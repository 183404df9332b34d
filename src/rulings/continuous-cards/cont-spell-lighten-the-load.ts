import { ruling } from '../language';

export default ruling(
  'cont-spell-lighten-the-load',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Not with its own activation', ko: '발동과 동시에 사용할 수 없는 효과' },
    statement: {
      en: 'Activating a Continuous Spell and activating its effect are two things: the effect can be used only once the card lies face-up after its own Chain. So Lighten the Load exchanges a card in a second Chain, not with its activation.',
      ko: '지속 마법은 카드를 발동하면서 그 효과를 함께 발동할 수 없고, 그 체인이 끝나 앞면 표시로 놓인 뒤에 발동한다. 그래서 경량화의 교환은 다음 체인에서 한다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .hasInHand('Lighten the Load', 'Blue-Eyes White Dragon')
      .hasInDeck('Dark Magician', 'Dark Magician');
    turnPlayer.activates('Lighten the Load');
    then.isIn('Blue-Eyes White Dragon', 'hand', turnPlayer);
    then.didNotHappen('drawn');
    turnPlayer.activates('Lighten the Load', { effect: 1 });
    then.chainsWere(['turnPlayer: Lighten the Load'], ['turnPlayer: Lighten the Load']);
    then.happenedInOrder(
      { event: 'moved', card: 'Blue-Eyes White Dragon', where: { to: 'deck' } },
      { event: 'drawn', seat: 'turnPlayer' },
    );
    then.countIs(turnPlayer, 'hand', 1);
    then.cannot(turnPlayer).activate('Lighten the Load', { because: 'used-this-turn', effect: 1 });
  },
);
