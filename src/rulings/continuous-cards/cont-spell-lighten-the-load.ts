import { ruling } from '../language';

export default ruling(
  'cont-spell-lighten-the-load',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Not with its own activation', ko: '발동과 동시에 사용할 수 없는 효과' },
    statement: {
      en: 'A Continuous Spell cannot use its effect as part of its own activation, only in a later Chain. Lighten the Load is activated first; the exchange is a second Chain.',
      ko: '지속 마법은 발동하면서 그 효과를 사용할 수 없으며, 그 뒤의 체인에서 효과를 발동한다. 무거운 짐 풀기도 먼저 카드를 발동하고, 교환은 다음 체인에서 한다.',
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
