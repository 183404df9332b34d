import { card, ruling } from '../language';

export default ruling(
  'act-gy-trigger-escapes-turn-negation',
  {
    covers: ['effect-negation', 'triggers'],
    title: { en: 'In the GY the negation is over', ko: '묘지에서는 무효가 풀린다' },
    statement: {
      en: 'A negation until the end of the turn is over once its monster has left the field. So El Shaddoll Construct’s effect, which is activated in the GY, is not negated. In the column of Infinite Impermanence it is Raigeki that is negated, and the monster stays.',
      ko: '턴 종료시까지의 무효는 몬스터가 필드를 벗어나면 사라지므로, 묘지에서 발동하는 엘섀도르 네피림의 효과는 무효가 되지 않는다. 무한포영의 세로열에서는 번개 자체가 무효가 되므로 몬스터가 필드에 남는다.',
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
    inCase({ en: 'Breakthrough Skill', ko: '브레이크스루 스킬' }, () => {
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
