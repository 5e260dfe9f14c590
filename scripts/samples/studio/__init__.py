"""The sample home, modelled and textured by script for Blender 3.4 (Cycles)."""
