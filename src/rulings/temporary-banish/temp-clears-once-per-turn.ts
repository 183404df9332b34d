import { card, ruling } from '../language';

export default ruling(
  'temp-clears-once-per-turn',
  {
    covers: ['banish', 'use-limits'],
    title: { en: 'Once per turn begins anew', ko: '1턴에 1번은 새로 센다' },
    statement: {
      en: 'A plain "once per turn" counts the uses of this copy while it stays on the field. A temporary banish clears the count: after its return the effect can be used again in the same turn.',
      ko: '단순한 "1턴에 1번"은 그 카드가 필드에 있는 동안의 사용 횟수를 센다. 일시적으로 제외되면 그 횟수가 사라지므로, 돌아온 뒤 같은 턴에 다시 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Summoner Monk', { position: 'defense' }), 'Interdimensional Matter Forwarder')
      .hasInHand('Raigeki', 'Dark Hole')
      .hasInDeck('Gagaga Magician', 'Gemini Elf');
    turnPlayer.activates('Summoner Monk', { effect: 3, cost: ['Dark Hole'] });
    turnPlayer.picks('Gemini Elf');
    turnPlayer.picksZone(1);
    turnPlayer.picksPosition('attack');
    then.cannot(turnPlayer).activate('Summoner Monk', { because: 'used-this-turn', effect: 3 });
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Summoner Monk'] });
    bothPass();
    then.can(turnPlayer).activate('Summoner Monk', { effect: 3 });
    turnPlayer.activates('Summoner Monk', { effect: 3, cost: ['Raigeki'] });
    then.linkWas('Summoner Monk', 'resolved');
    then.controls(turnPlayer, 'Gagaga Magician');
  },
);
