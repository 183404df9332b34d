import { ruling } from '../language';

export default ruling(
  'attack-gravity-bind-stops-it',
  {
    covers: ['attack-stop', 'attack-limits', 'continuous-effects'],
    title: { en: 'Gravity Bind against an attack in progress', ko: '공격 중에 발동한 그레비티 바인드' },
    statement: {
      en: 'Gravity Bind keeps Level 4 or higher monsters from attacking, also one whose attack is under way in the Battle Step. So the attack of a Level 4 monster stops, and that of a Level 3 monster goes on.',
      ko: '그레비티 바인드는 레벨 4 이상의 몬스터가 공격할 수 없게 하며, 배틀 스텝에 공격 중인 몬스터도 마찬가지다. 그래서 레벨 4 몬스터의 공격은 멈추고 레벨 3 몬스터의 공격은 계속된다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(opponent).hasSet('Gravity Bind');
    inCase({ en: 'The attacker is Level 4', ko: '레벨 4 몬스터가 공격한다' }, () => {
      given(turnPlayer).controls('Gemini Elf').hasInHand('Vorse Raider');
      turnPlayer.attacks('Gemini Elf', 'directly');
      opponent.activates('Gravity Bind');
      then.linkWas('Gravity Bind', 'resolved');
      then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'gone' } });
      then.didNotHappen('momentBegan');
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'The attacker is Level 3', ko: '레벨 3 몬스터가 공격한다' }, () => {
      given(turnPlayer).controls('Mataza the Zapper');
      turnPlayer.attacks('Mataza the Zapper', 'directly');
      opponent.activates('Gravity Bind');
      then.linkWas('Gravity Bind', 'resolved');
      then.didNotHappen('attackStopped');
      then.lpIs(opponent, 6700);
    });
  },
);
