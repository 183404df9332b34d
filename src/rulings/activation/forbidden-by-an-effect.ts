import { ruling } from '../language';

export default ruling(
  'forbidden-by-an-effect',
  {
    covers: ['locked', 'continuous-effects'],
    title: { en: 'What an effect forbids', ko: '효과가 금지하는 것' },
    statement: {
      en: 'A continuous effect can forbid what the rules allow, for as long as it applies: with Jinzo on the field no Trap can be activated; once it is gone, Traps can be activated again.',
      ko: '지속 효과는 룰이 허용하는 일도 적용되는 동안 금지할 수 있다. 사이코 쇼커가 필드에 있는 동안 함정 카드를 발동할 수 없으며, 필드를 벗어나면 다시 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Fissure').hasSet('Jar of Greed').hasInDeck('Kuriboh');
    given(opponent).controls('Jinzo');
    then.cannot(turnPlayer).activate('Jar of Greed', { because: 'locked' });
    turnPlayer.activates('Fissure');
    bothPass();
    then.isIn('Jinzo', 'gy', opponent);
    then.can(turnPlayer).activate('Jar of Greed');
  },
);
