import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '#web/lib/theme.ts';
import { Button } from '#web/ui/button.tsx';

export function ThemeSwitch() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button look="quiet" size="icon" aria-label={`Use the ${other} theme`} onClick={() => chooseTheme(other)}>
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  );
}
