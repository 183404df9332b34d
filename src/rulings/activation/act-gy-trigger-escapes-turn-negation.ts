import { card, ruling } from '../language';

export default ruling(
  'act-gy-trigger-escapes-turn-negation',
  {
    covers: ['effect-negation', 'triggers'],
    title: { en: 'In the GY the negation is over', ko: '묘지에서는 무효가 풀린다' },
    statement: {
      en: 'A negation until the end of the turn does not reach effects that trigger in the GY: that the effects of the monster are negated is forgotten when it goes there. El Shaddoll Construct uses its effect.',
      ko: '턴 종료시까지의 무효는 묘지로 보내져서 유발하는 효과에는 미치지 않는다. 묘지로 가면 효과가 무효라는 정보가 사라지기 때문이다. 엘섀도르 네피림의 효과는 무효가 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Raigeki');
    given(opponent).controls('El Shaddoll Construct').hasInGY('Shaddoll Fusion');
    const destroyed = () => {
      then.isNegated('El Shaddoll Construct');
      turnPlayer.activates('Raigeki', { zone: 0 });
      bothPass();
      then.isIn('El Shaddoll Construct', 'gy', opponent);
      opponent.usesTrigger('El Shaddoll Construct', { targets: ['Shaddoll Fusion'] });
      bothPass();
      then.linkWas('El Shaddoll Construct', 'resolved');
      then.isIn('Shaddoll Fusion', 'hand', opponent);
    };
    inCase({ en: 'Infinite Impermanence, outside its column', ko: '무한포영, 그 세로열 밖에서' }, () => {
      given(turnPlayer).hasSet(card('Infinite Impermanence', { zone: 4 }));
      turnPlayer.activates('Infinite Impermanence', { targets: ['El Shaddoll Construct'] });
      bothPass();
      destroyed();
    });
    inCase({ en: 'In its column Raigeki is negated', ko: '그 세로열의 번개는 무효가 된다' }, () => {
      given(turnPlayer).hasSet(card('Infinite Impermanence', { zone: 4 }));
      turnPlayer.activates('Infinite Impermanence', { targets: ['El Shaddoll Construct'] });
      bothPass();
      turnPlayer.activates('Raigeki', { zone: 4 });
      bothPass();
      then.linkWas('Raigeki', 'effectNegated');
      then.controls(opponent, 'El Shaddoll Construct');
    });
    inCase({ en: 'Effect Veiler', ko: '이펙트 뵐러' }, () => {
      given(opponent).hasSet('Jar of Greed');
      given(turnPlayer).hasSet('Breakthrough Skill');
      turnPlayer.activates('Breakthrough Skill', { effect: 1, targets: ['El Shaddoll Construct'] });
      bothPass();
      destroyed();
    });
    inCase({ en: 'Forbidden Droplet', ko: '금지된 일적' }, () => {
      given(turnPlayer).hasInHand('Forbidden Droplet', 'Kuriboh');
      turnPlayer.activates('Forbidden Droplet', { cost: ['Kuriboh'] });
      bothPass();
      destroyed();
    });
  },
);
