import { ruling } from '../language';

export default ruling(
  'ce-ultimate-falcon-opponent-turn',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Ultimate Falcon resumes in the other turn', ko: '상대 턴에 다시 적용되는 얼티미트 팔콘' },
    statement: {
      en: 'Continuous effects that begin at one moment apply in turn order: first those of the turn player. It is the turn of Skill Drain’s controller, so Skill Drain comes first and negates Raidraptor - Ultimate Falcon before it is unaffected.',
      ko: '동시에 적용되기 시작하는 지속 효과는 턴 플레이어의 것을 먼저 적용한다. 스킬 드레인의 컨트롤러의 턴이므로 스킬 드레인이 먼저 적용되어, RR－얼티미트 팔콘은 효과를 받지 않게 되기 전에 무효가 된다.',
    },
    doubtful: {
      en: 'The ruling does not say what negates the two. If only Skill Drain is negated, Falcon is valid all along and stays unaffected in either turn (second board). For both to resume at once, Forbidden Chalice and Trap Stun negate them until the end of one turn here.',
      ko: '재정에는 두 카드가 무엇으로 무효가 되는지 나와 있지 않다. 스킬 드레인만 무효이면 팔콘은 계속 유효하여 어느 턴이든 영향을 받지 않는다(두 번째 상황). 여기서는 금지된 성배와 트랩 스턴으로 함께 무효로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Both resume at the end of the turn', ko: '턴 종료시에 함께 다시 적용' }, () => {
      given(turnPlayer).controls('Skill Drain').hasSet('Trap Stun').hasInHand('Forbidden Chalice');
      given(turnPlayer).hasInDeck('Luster Dragon');
      given(opponent).controls('Raidraptor - Ultimate Falcon').hasInHand('Axe of Despair').hasInDeck('Luster Dragon');
      turnPlayer.activates('Trap Stun');
      turnPlayer.activates('Forbidden Chalice', { targets: ['Raidraptor - Ultimate Falcon'] });
      bothPass();
      then.atkIs('Raidraptor - Ultimate Falcon', 3900);
      turnPlayer.movesTo('end');
      then.atkIs('Raidraptor - Ultimate Falcon', 3500);
      // It is negated, so a Spell affects it.
      opponent.activates('Axe of Despair', { targets: ['Raidraptor - Ultimate Falcon'] });
      then.atkIs('Raidraptor - Ultimate Falcon', 4500);
    });
    inCase({ en: 'Only Skill Drain was negated', ko: '스킬 드레인만 무효였던 경우' }, () => {
      given(turnPlayer)
        .controls('Skill Drain')
        .hasSet('Royal Decree', 'Raigeki Break')
        .hasInHand('Mystical Space Typhoon', 'Gemini Elf');
      given(opponent).controls('Raidraptor - Ultimate Falcon');
      turnPlayer.activates('Royal Decree');
      bothPass();
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Royal Decree'] });
      bothPass();
      turnPlayer.activates('Raigeki Break', { targets: ['Raidraptor - Ultimate Falcon'], cost: ['Gemini Elf'] });
      bothPass();
      then.linkWas('Raigeki Break', 'withoutEffect');
      then.controls(opponent, 'Raidraptor - Ultimate Falcon');
    });
  },
);
