import { ruling } from '../language';

export default ruling(
  'cont-leave-field-tensen-aura-gone',
  {
    covers: ['continuous-cards', 'continuous-effects', 'destruction'],
    title: { en: 'What a card applies ends with it', ko: '필드를 벗어나면 적용되던 효과도 끝난다' },
    statement: {
      en: 'What a Continuous Trap applies all the time applies only while it is face-up on the field: the 300 ATK of Fire Formation - Tensen are gone as soon as it is destroyed, and what its activation gave stays.',
      ko: '지속 함정 카드가 계속해서 적용하는 효과는 앞면 표시로 필드에 존재하는 동안에만 적용된다. 염무－「천선」이 파괴되면 300 올리는 효과는 곧바로 없어지고, 발동으로 올린 수치만 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Brotherhood of the Fire Fist - Bear').hasSet('Fire Formation - Tensen');
    given(opponent).hasSet('Mystical Space Typhoon');
    then.atkIs('Brotherhood of the Fire Fist - Bear', 1600);
    turnPlayer.activates('Fire Formation - Tensen', { targets: ['Brotherhood of the Fire Fist - Bear'] });
    bothPass();
    then.linkWas('Fire Formation - Tensen', 'resolved');
    then.isFaceUp('Fire Formation - Tensen');
    then.atkIs('Brotherhood of the Fire Fist - Bear', 2600);
    turnPlayer.movesTo('battle');
    opponent.activates('Mystical Space Typhoon', { targets: ['Fire Formation - Tensen'] });
    bothPass();
    then.isIn('Fire Formation - Tensen', 'gy', turnPlayer);
    then.atkIs('Brotherhood of the Fire Fist - Bear', 2300);
  },
);
