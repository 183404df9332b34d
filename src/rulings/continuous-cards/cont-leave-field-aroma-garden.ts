import { ruling } from '../language';

export default ruling(
  'cont-leave-field-aroma-garden',
  {
    covers: ['continuous-cards', 'durations', 'field-spells'],
    title: { en: 'An increase that was activated remains', ko: '발동한 효과로 올린 수치는 남는다' },
    statement: {
      en: 'The increase of Aroma Garden comes from an effect that was activated and has resolved, and lasts until the end of the next turn of the opponent. It does not end when the Field Spell leaves the field.',
      ko: '아로마가든이 올리는 공격력 / 수비력은 발동하여 처리가 끝난 효과에 의한 것으로, 다음 상대 턴 종료시까지 적용된다. 필드 마법이 필드를 벗어나도 없어지지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Aroma Garden', 'Aromage Jasmine').hasInDeck('Kuriboh', 'Gemini Elf');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Aroma Garden');
    bothPass();
    then.lpIs(turnPlayer, 8500);
    bothPass();
    then.atkIs('Aromage Jasmine', 600);
    turnPlayer.movesTo('battle');
    opponent.activates('Mystical Space Typhoon', { targets: ['Aroma Garden'] });
    bothPass();
    then.isIn('Aroma Garden', 'gy', turnPlayer);
    then.atkIs('Aromage Jasmine', 600);
    then.defIs('Aromage Jasmine', 2400);
    then.lpIs(turnPlayer, 8500);
  },
);
